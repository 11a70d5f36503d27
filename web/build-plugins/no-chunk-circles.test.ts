import { expect, it } from 'vitest';
import { circleOf } from './no-chunk-circles.ts';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

it('finds chunks that lead back to themselves', () => {
  const chunks = [chunk('page', 'a'), chunk('a', 'b'), chunk('b', 'c', 'a'), chunk('c')];
  expect(circleOf(chunks)).toEqual(['a', 'b', 'a']);
});

it('finds nothing where two only need the same', () => {
  expect(
    circleOf([chunk('page', 'a', 'b'), chunk('a', 'c'), chunk('b', 'c'), chunk('c')]),
  ).toBeNull();
});
