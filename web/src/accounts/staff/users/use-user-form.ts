// The life of the dialog about a user: filled in, judged, sent; what was typed stays until the server
// has taken it, and where a colleague was faster what they have saved stands beside it.
import { useMemo, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { currentOf } from '../../../browser/forms/edit-conflict.ts';
import type { Merged } from '../../../browser/forms/merged-edits.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { UserConflictState } from './user-conflict.tsx';
import { toastUserFailure, userFailure, type UserFailure } from './user-failure.ts';
import { userResolver } from './user-resolver.ts';
import {
  changesOf,
  EMPTY_USER,
  mergeEdits,
  userTitle,
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
  const form = useForm({ resolver: userResolver(null), defaultValues: EMPTY_USER });
  const create = useCreateUser({
    onSuccess: (user) => {
      toast({ title: 'Usuario creado', description: userTitle(user), tone: 'good' });
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
  const [seen, setSeen] = useState(user);
  const [theirs, setTheirs] = useState<Merged<UserValues>['theirs'] | null>(null);
  const form = useForm({ resolver: userResolver(seen), defaultValues: valuesOf(user) });

  const bringTogether = (saved: UserView) => {
    const merged = mergeEdits(valuesOf(seen), form.getValues(), valuesOf(saved));
    setSeen(saved);
    setTheirs(merged.theirs);
    form.reset(valuesOf(saved));
    form.reset(merged.values, { keepDefaultValues: true });
  };
  const edit = useEditUser(user.id, {
    onSuccess: (changed) => {
      toast({ title: 'Usuario actualizado', description: userTitle(changed), tone: 'good' });
      onChanged();
    },
    onError: (error) => {
      const saved = currentOf<UserView>(error);
      // What the form itself says at length needs no second word over it.
      if (saved) bringTogether(saved);
      else showFailure(form, userFailure(EDIT_FAILED, error));
    },
  });
  const life = useLife(form, edit, EDIT_FAILED, () => {
    setTheirs(null);
    edit.send({ seen, changes: changesOf(valuesOf(seen), form.getValues()) });
  });
  const onTakeTheirs = () => {
    form.reset(valuesOf(seen));
    setTheirs(null);
    edit.reset();
  };
  const isConflict = theirs !== null;
  return {
    ...life,
    seen,
    failure: isConflict ? null : life.failure,
    conflict: isConflict ? { saved: seen, theirs, onTakeTheirs } : null,
  };
}

const CREATE_FAILED = 'Error al crear el usuario';
const EDIT_FAILED = 'Error al actualizar el usuario';

type Change = { isPending: boolean; error: Error | null; reset: () => void };

function useLife(
  form: UserFormReturn,
  change: Change,
  title: string,
  send: (judged: JudgedUser) => void,
): Omit<UserFormLife, 'conflict'> {
  const { error, isPending } = change;
  const failure = useMemo(() => error && userFailure(title, error), [title, error]);
  const submit = form.handleSubmit(send, () => {
    if (!isPending) change.reset();
  });
  return { form, submit, isPending, failure };
}

/** The focus goes where something is to be changed. */
function showFailure(form: UserFormReturn, failure: UserFailure): void {
  toastUserFailure(failure);
  failure.faults.forEach(({ field, message }, index) =>
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
}
