// Switching users off and on from their cards, with the way back in the message.
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { userTitle } from '@brasa/core/accounts/users.rules.ts';
import { toastSuccess } from '../../../ui/toast/toast.ts';
import { toastUserFailure, userFailure } from './user-failure.ts';
import { useToggleUser } from './users.queries.ts';

export function useToggleActive() {
  const toggle = useToggleUser({
    onSuccess: ({ message, user }) =>
      // Not send(): the call that it takes back may still be waiting for the new list.
      toastSuccess(message || 'Estado actualizado', userTitle(user), () =>
        toggle.mutate({ id: user.id, active: !user.active }),
      ),
    onError: (error) =>
      toastUserFailure(userFailure('Error al cambiar el estado del usuario', error)),
  });
  return {
    toggling: toggle.isPending ? toggle.variables.id : undefined,
    onToggle: ({ id, active }: Pick<UserView, 'id' | 'active'>) =>
      toggle.send({ id, active: !active }),
  };
}
