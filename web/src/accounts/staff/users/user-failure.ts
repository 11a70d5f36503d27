// Why a user was not changed: the server's own words, under what was being done.
// See docs/rules/accounts.md#user-messages.
import { changeReasonIfTold } from '../../../browser/api/error-texts.ts';
import { serverFaults, type FieldFault } from '../../../browser/forms/server-faults.ts';
import { toastError } from '../../../ui/toast/toast.ts';
import { userField, type UserValues } from './user-values.ts';

export type UserFailure = {
  title: string;
  /** Undefined when the server said nothing. */
  description: string | undefined;
  /** Where in the form it lies, if anywhere. */
  faults: readonly FieldFault<keyof UserValues>[];
};

const FIELD_OF_CODE: Record<string, keyof UserValues> = {
  USERNAME_TAKEN: 'username',
  USER_PHONE_TAKEN: 'phone',
  USER_PHONE_NEEDED: 'phone',
};

/** `title` says what did not work, and stands alone where the server sent no words. */
export function userFailure(title: string, error: Error): UserFailure {
  return {
    title,
    description: changeReasonIfTold(error),
    faults: serverFaults(error, userField, FIELD_OF_CODE),
  };
}

export function toastUserFailure({ title, description }: UserFailure): void {
  toastError(title, description);
}
