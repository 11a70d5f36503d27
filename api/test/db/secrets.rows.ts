import type { SecretsTables } from '../../src/db/tables/secrets.ts';
import type { RowsOf } from './rows.ts';

export const ROWS = {
  secrets: {
    right: { name: 'other_key' as never, value: 'x' },
    wrong: [{ value: null }, { name: 'wallet_key' }],
  },
} satisfies RowsOf<SecretsTables>;
