import { expect, it } from 'vitest';
import { editsOf } from './merged-edits.ts';

type Values = { name: string; phone: string };
const { changedFields, changesOf, mergeEdits } = editsOf(({ name, phone }: Values) => ({
  name: name.trim(),
  phone: phone.replaceAll(' ', ''),
}));
const SEEN: Values = { name: 'Ana', phone: '600 111 222' };

it('another spelling of the same is no change', () => {
  expect(changedFields(SEEN, { name: ' Ana', phone: '600111222' })).toEqual([]);
});

it('only what was changed is sent, as it is sent', () => {
  expect(changesOf(SEEN, { ...SEEN, phone: '600 333 444' })).toEqual({ phone: '600333444' });
});

it('what was typed stands over what is saved, and the same field is contested', () => {
  const mine = { ...SEEN, name: 'Anna' };
  const saved = { name: 'Ana María', phone: '600 333 444' };
  expect(mergeEdits(SEEN, mine, saved)).toEqual({
    values: { name: 'Anna', phone: '600 333 444' },
    theirs: [
      { field: 'name', isContested: true },
      { field: 'phone', isContested: false },
    ],
  });
});

it('the same change made twice is no contest', () => {
  const same = { ...SEEN, name: 'Anna' };
  const { theirs } = mergeEdits(SEEN, same, { ...same, name: 'Anna ' });
  expect(theirs).toEqual([{ field: 'name', isContested: false }]);
});
