// The life of the dialog about a user: filled in, judged, sent; what was typed stays until the server
// has taken it.
import { useMemo } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { toast } from '../ui/toast.ts';
import { sayUserFailure, userFailure, type UserFailure } from './user-failure.ts';
import { userResolver } from './user-resolver.ts';
import {
  EMPTY_USER,
  userPayload,
  userTitle,
  valuesOf,
  type JudgedUser,
  type UserPayload,
  type UserValues,
} from './user-values.ts';
import { useCreateUser, useEditUser } from './users.queries.ts';

export type UserFormReturn = UseFormReturn<UserValues, unknown, JudgedUser>;

export type UserFormLife = {
  form: UserFormReturn;
  submit: () => Promise<void>;
  isPending: boolean;
  failure: UserFailure | null;
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
    onError: (error) => tell(form, userFailure(CREATE_FAILED, error)),
  });
  return useLife(form, create, CREATE_FAILED, (judged) =>
    create.send(userPayload(judged, judged.role)),
  );
}

/** The callback runs when the user has been changed. `isRoleFixed`: whatever the form says. */
export function useEditUserForm(
  user: UserView,
  isRoleFixed: boolean,
  onChanged: () => void,
): UserFormLife {
  const form = useForm({ resolver: userResolver(user), defaultValues: valuesOf(user) });
  const edit = useEditUser(user.id, {
    onSuccess: (changed) => {
      toast({ title: 'Usuario actualizado', description: userTitle(changed), tone: 'good' });
      onChanged();
    },
    onError: (error) => tell(form, userFailure(EDIT_FAILED, error)),
  });
  return useLife(form, edit, EDIT_FAILED, (judged) =>
    edit.send(userPayload(judged, isRoleFixed ? user.role : judged.role)),
  );
}

const CREATE_FAILED = 'Error al crear el usuario';
const EDIT_FAILED = 'Error al actualizar el usuario';

type Change = {
  isPending: boolean;
  error: Error | null;
  reset: () => void;
  send: (payload: UserPayload) => void;
};

function useLife(
  form: UserFormReturn,
  change: Change,
  title: string,
  send: (judged: JudgedUser) => void,
): UserFormLife {
  const { error, isPending } = change;
  const failure = useMemo(() => error && userFailure(title, error), [title, error]);
  const submit = form.handleSubmit(send, () => {
    if (!isPending) change.reset();
  });
  return { form, submit, isPending, failure };
}

/** The focus goes where something is to be changed. */
function tell(form: UserFormReturn, failure: UserFailure): void {
  sayUserFailure(failure);
  failure.faults.forEach(({ field, message }, index) =>
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
}
