import type { Sorting } from './order-sorting.ts';

export type ListView = {
  now: number;
  sorting: Sorting;
  unseen: readonly number[];
  onOpen: (id: number) => void;
};
