/**
 * Pending orders with one phone that customers can place by themselves: far more than anybody waits for.
 * See docs/rules/orders.md#pending-orders-of-one-phone.
 */
export const MOST_PENDING_OF_PHONE = 10;
