/** A phone for each: one has only so many pending orders (docs/rules/orders.md#pending-orders-of-one-phone). */
export const phoneOf = (index: number): string => String(610_000_000 + index);

let phones = 0;

/** One that nothing else of the file has. */
export function newPhone(): string {
  phones += 1;
  return String(620_000_000 + phones);
}
