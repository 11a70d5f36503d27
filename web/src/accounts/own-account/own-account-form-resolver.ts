// The form is judged by the contract of the call, and only in what was changed: somebody of whom the
// shop knows no e-mail need not give one to correct the name.
import type { Resolver } from 'react-hook-form';
import {
  ownAccountEdit,
  type OwnAccount,
} from '@brasa/core/accounts/own-account/own-account.contract.ts';
import { contractFaults, judged } from '../../browser/forms/judged.ts';
import { ownAccountField, ownAccountPayload, type OwnAccountValues } from './own-account-values.ts';

const ownAccountFormResolver: Resolver<OwnAccountValues, OwnAccount> = (values, account) => {
  const payload = account ? ownAccountPayload(account, values) : values;
  const { error } = ownAccountEdit.safeParse(payload);
  return judged(values, contractFaults(error, ownAccountField));
};

export default ownAccountFormResolver;
