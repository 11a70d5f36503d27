// How long the server is waited for while something kept could stand in for its answer.
import type { World } from './world.ts';

/** While the line is known to be slow: one who opens a page waits once, not for each of its calls anew. */
const SHORT_MS = 500;

type Wanted<Answer> = {
  /** The server's answer. It goes on when something else has stood in for it. */
  fresh: Promise<Answer>;
  patienceMs: number;
  /** What can stand in, where the server lets wait or is not reached; undefined for nothing. */
  standIn: (why: 'late' | 'lost') => Promise<Answer | undefined>;
};

/** Rejects where the server is not reached and nothing stands in. */
export async function answerInTime<Answer>(
  { line, pause }: World,
  { fresh, patienceMs, standIn }: Wanted<Answer>,
): Promise<Answer> {
  let isWaiting = true;
  const answered = fresh.then((answer) => {
    isWaiting = false;
    line.isSlow = false;
    return answer;
  });
  const late = pause(line.isSlow ? SHORT_MS : patienceMs).then(async () => {
    const instead = isWaiting ? await standIn('late') : undefined;
    if (instead === undefined) return answered;
    line.isSlow = true;
    return instead;
  });
  try {
    return await Promise.race([answered, late]);
  } catch (error) {
    const instead = await standIn('lost');
    if (instead === undefined) throw error;
    return instead;
  }
}
