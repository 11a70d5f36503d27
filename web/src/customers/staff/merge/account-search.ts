import type { ComponentType } from 'react';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';

/** Where another account than the user's is looked for and chosen; `obstacleOf` says why it may not be. */
export type AccountSearch = ComponentType<{
  user: UserView;
  obstacleOf: (other: UserView) => string | null;
  onChoose: (other: UserView) => void;
}>;
