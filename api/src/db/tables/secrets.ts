import type { Classified } from './classification.ts';

type SecretsTable = {
  name: 'wallet_key';
  /** Base64url. */
  value: string;
};

export type SecretsTables = {
  secrets: SecretsTable;
};

export const SECRETS_COLUMNS = {
  secrets: { value: 'not personal' },
} as const satisfies Classified<SecretsTables>;
