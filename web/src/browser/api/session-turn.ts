// Who is here changes without a reload. What was under way for somebody who has signed out is heard by nobody: its answer
// would show, store or save their data for the next person.
let turn = 0;

/** From now on somebody else is here. */
export function endTurn(): void {
  turn += 1;
}

/** Never settles: the answer to somebody who has left. */
export const NEVER = new Promise<never>(() => undefined);

/** As `call`; never settles once somebody else is here. */
export async function forWhoIsHere<Reply>(call: () => Promise<Reply>): Promise<Reply> {
  const begun = turn;
  try {
    return await call();
  } finally {
    if (turn !== begun) await NEVER;
  }
}
