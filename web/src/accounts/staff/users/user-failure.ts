// Why a user was not changed: the server's own words, under what was being done.
// See docs/rules/accounts.md#user-messages.
import { ApiError } from '../../../browser/api/api-error.ts';
import { changeReasonIfTold } from '../../../browser/api/error-texts.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { isUserField, type UserValues } from './user-values.ts';

export type UserFailure = {
  title: string;
  /** Undefined when the server said nothing. */
  description: string | undefined;
  /** Where in the form it lies, if anywhere. */
  faults: readonly { field: keyof UserValues; message: string }[];
};

/** The one field that these refusals speak of. */
const FIELD_OF_CODE: Partial<Record<string, keyof UserValues>> = {
  USERNAME_TAKEN: 'username',
  USER_PHONE_TAKEN: 'phone',
  USER_PHONE_NEEDED: 'phone',
};

/** `title` says what did not work, and stands alone where the server sent no words. */
export function userFailure(title: string, error: Error): UserFailure {
  const refusal = error instanceof ApiError ? error : undefined;
  return {
    title,
    description: changeReasonIfTold(error),
    faults: faultsIn(refusal),
  };
}

function faultsIn(refusal: ApiError | undefined): UserFailure['faults'] {
  const field = FIELD_OF_CODE[refusal?.code ?? ''];
  if (field && refusal) return [{ field, message: refusal.message }];
  return (refusal?.details ?? []).flatMap(({ path, message }) =>
    isUserField(path) ? [{ field: path, message }] : [],
  );
}

export function toastUserFailure({ title, description }: UserFailure): void {
  toast({ title, description, tone: 'bad' });
}
