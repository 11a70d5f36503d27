export type SecretsTable = {
  name: 'wallet_key';
  /** Base64url. */
  value: string;
};
