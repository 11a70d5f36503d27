// The names that only the form still knows: what has left the menu has none on the server.
// See docs/rules/orders.md#an-order-that-is-refused.
import { inSentence } from '@brasa/core/kernel/text/capitals.ts';
import { ApiError, hasCode } from '../browser/api/api-error.ts';

/** What was sent, and what the form calls it. */
type SentDishes = {
  lines: readonly { productId: number }[];
  nameOf: (productId: number) => string | undefined;
};

/** The refusal with the name of each dish in it. */
export function namingDishes<E>(error: E, { lines, nameOf }: SentDishes): E | ApiError {
  if (!hasCode(error, 'LINES_NOT_AVAILABLE')) return error;
  const { status, statusText, url } = error;
  const details = error.details?.map(({ path, message }) => {
    const at = /^lines\.(\d+)$/.exec(path)?.[1];
    const line = at === undefined ? undefined : lines[Number(at)];
    return { path, message: named(message, line && nameOf(line.productId)) };
  });
  const body = { ...(error.body as object), ...(details && { details }) };
  return new ApiError({ status, statusText, url, body });
}

/** "Refresco: este producto ya no está en la carta" */
function named(message: string, name: string | undefined): string {
  if (name === undefined || message.includes(name)) return message;
  return `${name}: ${inSentence(message)}`;
}
