import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { orderBody, type Caller } from './shop-under-test.ts';

/** Places the form's order with these changes; answers it, or throws what was refused. */
export async function placeOrder(
  caller: Caller,
  changes: Record<string, unknown> = {},
): Promise<Order> {
  const reply = await caller.post('/api/orders', orderBody(changes));
  if (reply.status !== 201) throw new Error(`order refused: ${JSON.stringify(reply.body)}`);
  return reply.body as Order;
}
