import type { Sorting } from './order-sorting.ts';

/** How the pending orders are looked at. */
export type ListView = {
  now: number;
  sorting: Sorting;
  /** What nobody has looked at yet. */
  unseen: readonly number[];
  onOpen: (id: number) => void;
};
