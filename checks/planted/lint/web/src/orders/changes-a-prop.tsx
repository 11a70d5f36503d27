export function Total({ order }: { order: { total: number } }) {
  order.total = 0;
  return <p>{order.total}</p>;
}
