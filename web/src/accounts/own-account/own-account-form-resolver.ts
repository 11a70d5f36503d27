// The form is judged by the contract of the call, and only in what was changed: somebody of whom the
// shop knows no e-mail need not give one to correct the name.
import '../../browser/zod/zod-without-eval.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { ownAccountEdit, type OwnAccount } from '@brasa/core/accounts/own-account.contract.ts';
import {
  isOwnAccountField,
  ownAccountPayload,
  type OwnAccountValues,
} from './own-account-values.ts';

/** The form's context is the account as it is known. */
const ownAccountFormResolver: Resolver<OwnAccountValues, OwnAccount> = (values, account) => {
  const payload = account ? ownAccountPayload(account, values) : values;
  const { error } = ownAccountEdit.safeParse(payload);
  if (!error) return { values, errors: {} };
  const errors: FieldErrors<OwnAccountValues> = {};
  for (const { path, message } of error.issues) {
    const field = String(path[0]);
    if (isOwnAccountField(field)) errors[field] ??= { type: 'contract', message };
  }
  return { values: {}, errors };
};

export default ownAccountFormResolver;
