// Somebody has lost the phone with which they sign in (docs/rules/accounts.md#a-lost-phone).
import type { SyntheticEvent } from 'react';
import type { CurrentUser, UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { userTitle } from '@brasa/core/accounts/users/users.rules.ts';
import { DialogButtons } from '../../../ui/button/dialog-buttons.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { FormDialog } from '../../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../../ui/overlay/sheet.tsx';
import { useSheet } from '../../../ui/overlay/use-sheet.ts';
import { toastSuccess } from '../../../ui/toast/toast.ts';
import { USER_ROW } from './user-dialog.tsx';
import { useRemoveFactor, useSecondFactors } from './users.queries.ts';
import { reasonOf } from '../../../browser/api/error-texts.ts';

const FAILED = 'No se ha quitado la verificación';

/** Who has a second factor, as far as that is the viewer's to know, and taking it off somebody. */
export function useFactorRemoval(viewer: CurrentUser) {
  const removing = useSheet<UserView>();
  const { data: factors = null } = useSecondFactors(viewer);
  const { subject: user } = removing;
  return {
    actions: { factors: factors ?? [], onRemoveFactor: removing.show },
    dialog: user && <RemoveFactorDialog key={removing.turn} {...removing.opening} user={user} />,
  };
}

function RemoveFactorDialog({ user, ...opening }: OpenProps & { user: UserView }) {
  const close = () => opening.onOpenChange(false);
  const remove = useRemoveFactor(user.id, {
    onSuccess: () => {
      toastSuccess('Verificación quitada', userTitle(user));
      close();
    },
    onError: () => undefined,
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    remove.send(undefined);
  };
  return (
    <FormDialog
      {...opening}
      title="Quitar verificación en dos pasos"
      description={`${userTitle(user)} entrará solo con su contraseña, hasta que la vuelva a activar. Asegúrate antes de que es quien te lo pide.`}
      onSubmit={submit}
    >
      {remove.error && <FormError title={FAILED}>{reasonOf(remove.error)}</FormError>}
      <DialogButtons
        row={USER_ROW}
        onCancel={close}
        variant="danger"
        pending={remove.isPending}
        pendingText="Quitando..."
      >
        Quitar
      </DialogButtons>
    </FormDialog>
  );
}
