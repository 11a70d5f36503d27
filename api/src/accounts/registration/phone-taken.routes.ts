import type { PhoneTakenReply } from '@brasa/core/accounts/registration/registration.contract.ts';
import { whatsappLink } from '@brasa/core/kernel/text/whatsapp-link.ts';
import { Failure } from '../../failure.ts';
import { errorBody } from '../../http/error-replies.ts';
import type { Shop } from '../../shop.ts';

/**
 * What a visitor is told whose phone has an account already, with the way to somebody who can help:
 * a chat that begins with `helpMessage`. Any other error is thrown on.
 */
export async function phoneTakenReplyTo(
  error: unknown,
  shop: Shop,
  helpMessage: string,
): Promise<PhoneTakenReply> {
  if (!(error instanceof Failure) || error.code !== 'PHONE_TAKEN') throw error;
  const body = errorBody(error);
  const { whatsappNumber } = await shop.settings();
  const link = whatsappLink(whatsappNumber, helpMessage);
  const said = { ...body, code: error.code, message: body.error };
  return { ...said, ...(link !== null && { whatsappLink: link }) };
}
