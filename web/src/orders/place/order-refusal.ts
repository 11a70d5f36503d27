// Which answers say for sure that there is no order.
// See docs/rules/orders.md#an-order-that-is-refused.
import { ApiError } from '../../browser/api/api-error.ts';

/** Who sends it, and how often: of neither does the server look at what was sent. */
const UNREAD: readonly number[] = [401, 403, 429];

/**
 * Only the shop's own refusal of what was sent says that nothing was taken, not even by an earlier sending:
 * no failure, no silence, nothing that stands in between and has no code of the shop, and nothing that is
 * about who sends it and how often, or about its key.
 */
export function isRefused({ status, code }: ApiError): boolean {
  if (code === undefined || code === 'IDEMPOTENCY_KEY_REUSED') return false;
  return status >= 400 && status < 500 && !UNREAD.includes(status);
}

/** What is refused for its day or time; it stands there. */
export function isPickupRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && /^(PICKUP_|SLOT_FULL$)/.test(error.code ?? '');
}
