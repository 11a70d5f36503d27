import { useNow } from '../../browser/device/use-now.ts';
import { ConnectionNote } from './connection-note.tsx';
import { connectionOf, useOnline, type Polls } from './connection.ts';

/** The age of the data is shown to the second; nothing else on the desk needs to move that often. */
const TICK_MS = 1000;

export function LiveConnection({ polls }: { polls: Polls }) {
  const now = useNow(TICK_MS);
  const isOnline = useOnline();
  return <ConnectionNote connection={connectionOf(polls, isOnline, now)} now={now} />;
}
