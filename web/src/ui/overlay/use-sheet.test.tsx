import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSheet } from './use-sheet.ts';

it('is not closed by what was asked for in an earlier opening', () => {
  const { result } = renderHook(() => useSheet<string>());
  act(() => result.current.show('Carla'));
  const { close, opening } = result.current;
  act(() => close());
  act(() => result.current.show('Dora'));
  act(() => close());
  act(() => opening.onOpenChange(false));
  expect(result.current).toMatchObject({ subject: 'Dora', opening: { open: true } });
  act(() => result.current.close());
  expect(result.current).toMatchObject({ subject: 'Dora', opening: { open: false } });
});
