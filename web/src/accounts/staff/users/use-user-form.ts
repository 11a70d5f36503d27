// The life of the dialog about a user: filled in, judged, sent; what was typed stays until the server
// has taken it, and where a colleague was faster what they have saved stands beside it.
import { useMemo } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { userTitle } from '@brasa/core/accounts/users/users.rules.ts';
import { showFaults } from '../../../browser/forms/server-faults.ts';
import {
  mergeIntoForm,
  useSharedEdit,
  type TheirChanges,
} from '../../../browser/forms/use-shared-edit.ts';
import { toastSuccess } from '../../../ui/toast/toast.ts';
import type { UserConflictState } from './user-conflict.tsx';
import { toastUserFailure, userFailure, type UserFailure } from './user-failure.ts';
import {
  newUserResolver,
  userResolver,
  changesOf,
  EMPTY_USER,
  mergeEdits,
  valuesOf,
  type JudgedUser,
  type UserValues,
} from './user-values.ts';
import { useCreateUser, useEditUser } from './users.queries.ts';

export type UserFormReturn = UseFormReturn<UserValues, unknown, JudgedUser>;

export type UserFormLife = {
  form: UserFormReturn;
  submit: () => Promise<void>;
  isPending: boolean;
  failure: UserFailure | null;
  /** Null unless somebody else was faster. */
  conflict: UserConflictState | null;
};

/** The callback runs when the user is there; the form is empty again then. */
export function useNewUserForm(onCreated: () => void): UserFormLife {
  const form = useForm({ resolver: newUserResolver, defaultValues: EMPTY_USER });
  const create = useCreateUser({
    onSuccess: (user) => {
      toastSuccess('Usuario creado', userTitle(user));
      form.reset(EMPTY_USER);
      onCreated();
    },
    onError: (error) => showFailure(form, userFailure(CREATE_FAILED, error)),
  });
  const life = useLife(form, create, CREATE_FAILED, create.send);
  return { ...life, conflict: null };
}

/**
 * The callback runs when the user has been changed. `seen` is the user that the edits are made on:
 * another one than was opened once a colleague was faster.
 */
export function useEditUserForm(
  user: UserView,
  onChanged: () => void,
): UserFormLife & { seen: UserView } {
  const shared = useSharedEdit<UserView, TheirChanges<UserValues>>(user, (before, current) =>
    mergeIntoForm(form, { mergeEdits }, [valuesOf(before), valuesOf(current)]),
  );
  const { seen } = shared;
  const form: UserFormReturn = useForm({
    resolver: userResolver(seen),
    defaultValues: valuesOf(user),
  });

  const edit = useEditUser(user.id, {
    onSuccess: (changed) => {
      toastSuccess('Usuario actualizado', userTitle(changed));
      onChanged();
    },
    onError: (error) => {
      // What the form itself says at length needs no second word over it.
      if (!shared.noteRefusal(error)) showFailure(form, userFailure(EDIT_FAILED, error));
    },
  });
  const life = useLife(form, edit, EDIT_FAILED, () => {
    shared.settle();
    edit.send({ seen, changes: changesOf(valuesOf(seen), form.getValues()) });
  });
  const onTakeTheirs = () => {
    form.reset(valuesOf(seen));
    shared.settle();
    edit.reset();
  };
  const { conflict } = shared;
  return {
    ...life,
    seen,
    failure: conflict ? null : life.failure,
    conflict: conflict && { saved: seen, theirs: conflict.theirs, onTakeTheirs },
  };
}

const CREATE_FAILED = 'Error al crear el usuario';
const EDIT_FAILED = 'Error al actualizar el usuario';

type Change = { isPending: boolean; error: Error | null; reset: () => void };

function useLife<Judged extends JudgedUser>(
  form: UseFormReturn<UserValues, unknown, Judged>,
  change: Change,
  title: string,
  send: (judged: Judged) => void,
): Omit<UserFormLife, 'conflict'> {
  const { error, isPending } = change;
  const failure = useMemo(() => error && userFailure(title, error), [title, error]);
  const submit = form.handleSubmit(send, () => {
    if (!isPending) change.reset();
  });
  return { form, submit, isPending, failure };
}

/** What stands at a field needs no message, which on a phone would lie over it. */
function showFailure(form: UserFormReturn, failure: UserFailure): void {
  if (failure.faults.length === 0) toastUserFailure(failure);
  showFaults(form, failure.faults);
}
