// The answer of a rule that refuses: a code of the house's refusals, and its details.
import type { FailureDetail } from './failure.ts';

export type Refused<Code extends string> = {
  refusal: Code;
  /** The faulty fields, where there are any. */
  details?: readonly FailureDetail[];
  /** The present state, as it travels. */
  current?: object;
};

export function isRefused<Code extends string>(
  answer: object | Refused<Code>,
): answer is Refused<Code> {
  return 'refusal' in answer;
}

/** One faulty field, by its path, and what is wrong with it, in Spanish. */
export const invalidField = (path: string, message: string): Refused<'VALIDATION'> => ({
  refusal: 'VALIDATION',
  details: [{ path, message }],
});
