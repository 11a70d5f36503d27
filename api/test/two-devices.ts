import { Caller, engine, type ShopUnderTest, type SignedIn } from './shop-under-test.ts';

/** A member of staff at two devices; on PostgreSQL the second is served by a process of its own. */
export async function twoDevices(under: ShopUnderTest): Promise<[SignedIn, Caller]> {
  const here = await under.signedIn('haykakan');
  if (engine === 'sqlite') return [here, here];
  const there = new Caller(await under.secondProcess());
  for (const [name, value] of here.cookies) there.cookies.set(name, value);
  return [here, there];
}

/** How many of the replies have each status. */
export function countStatuses(replies: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
