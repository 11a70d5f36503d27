// Taps and keys in the words that WebDriver and WebDriver BiDi share.
// See https://www.w3.org/TR/webdriver2/#actions.

export type Action =
  | {
      type: 'pointer';
      id: string;
      actions: (
        | { type: 'pointerMove'; x: number; y: number }
        | { type: 'pointerDown' | 'pointerUp'; button: 0 }
      )[];
    }
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] };

export type Point = { x: number; y: number };

export const tapAt = ({ x, y }: Point): Action => ({
  type: 'pointer',
  id: 'finger',
  actions: [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

export const typing = (text: string): Action => ({
  type: 'key',
  id: 'keyboard',
  actions: Array.from(text).flatMap((value) => [
    { type: 'keyDown' as const, value },
    { type: 'keyUp' as const, value },
  ]),
});
