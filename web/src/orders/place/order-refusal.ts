// Which answers say for sure that there is no order, and the names that only the form still knows.
// See docs/rules/orders.md#an-order-that-is-refused.
import { inSentence } from '@brasa/core/kernel/capitals.ts';
import type { Offer } from '@brasa/core/orders/basket.rules.ts';
import { ApiError, hasCode } from '../../browser/api/api-error.ts';
import type { OrderPayload } from './order-form-values.ts';

/**
 * Only the shop's own refusal of what was sent says that nothing was taken, not even by an earlier sending:
 * no failure, no silence, nothing that stands in between and has no code of the shop, and nothing that is
 * about who sends it or about its key.
 */
export function isRefused({ status, code }: ApiError): boolean {
  if (code === undefined || code === 'IDEMPOTENCY_KEY_REUSED') return false;
  return status >= 400 && status < 500 && status !== 401 && status !== 403;
}

/** The refusal with the name of each dish in it: what has left the menu has none on the server. */
export function namingDishes(error: unknown, payload: OrderPayload, offer: Offer | null): unknown {
  if (!hasCode(error, 'LINES_NOT_AVAILABLE')) return error;
  const { status, statusText, url } = error;
  const details = error.details?.map(({ path, message }) => ({
    path,
    message: named(message, dishAt(path, payload, offer)),
  }));
  const body = { ...(error.body as object), ...(details && { details }) };
  return new ApiError({ status, statusText, url, body });
}

function dishAt(path: string, payload: OrderPayload, offer: Offer | null): string | undefined {
  const at = /^lines\.(\d+)$/.exec(path)?.[1];
  const line = at !== undefined && 'lines' in payload ? payload.lines[Number(at)] : undefined;
  return line && offer?.menu.get(line.productId)?.name;
}

/** "Refresco: este producto ya no está en la carta" */
function named(message: string, name: string | undefined): string {
  if (name === undefined || message.includes(name)) return message;
  return `${name}: ${inSentence(message)}`;
}
