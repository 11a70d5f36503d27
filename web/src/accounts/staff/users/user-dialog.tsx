// Crear Nuevo Usuario and Editar Usuario: one form, two beginnings.
// See docs/rules/accounts.md#adding-and-editing-users.
import { DialogButtons } from '../../../ui/button/dialog-buttons.tsx';
import type { ReactNode } from 'react';
import type { CurrentUser, UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { userTitle } from '@brasa/core/accounts/users/users.rules.ts';
import { useLeaveWarning } from '../../../browser/forms/use-leave-warning.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../../ui/overlay/sheet.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { useEditUserForm, useNewUserForm, type UserFormLife } from './use-user-form.ts';
import { UserConflict } from './user-conflict.tsx';
import { UserFields } from './user-fields.tsx';
import { EMPTY_USER } from './user-values.ts';

/** Kept by its page while it is closed, it keeps what was typed; Cancelar gives it up. */
export function NewUserDialog(opening: OpenProps) {
  const close = () => opening.onOpenChange(false);
  const life = useNewUserForm(close);
  useLeaveWarning(opening.open && life.form.formState.isDirty);
  const cancel = () => {
    life.form.reset(EMPTY_USER);
    close();
  };
  return (
    <Dialog {...opening} title="Crear Nuevo Usuario">
      <UserForm life={life} onCancel={cancel} action="Crear">
        <UserFields form={life.form} user={null} roleFixedBy={null} isOwn={false} />
      </UserForm>
    </Dialog>
  );
}

/** What else belongs to a user's account; `close` is for when it is no longer what it was. */
export type AccountPart = (user: UserView, close: () => void) => ReactNode;

type EditUserDialogProps = OpenProps & {
  user: UserView;
  viewer: CurrentUser;
  account: AccountPart;
};

export function EditUserDialog({ user, viewer, account, ...opening }: EditUserDialogProps) {
  const close = () => opening.onOpenChange(false);
  const life = useEditUserForm(user, close);
  useLeaveWarning(opening.open && life.form.formState.isDirty);
  return (
    <Dialog
      {...opening}
      title="Editar Usuario"
      description={
        user.phoneOnly
          ? `${userTitle(user)} solo tiene teléfono. Con usuario y contraseña podrá iniciar sesión.`
          : userTitle(user)
      }
    >
      <UserForm life={life} onCancel={close} action="Actualizar">
        <UserFields
          form={life.form}
          user={life.seen}
          roleFixedBy={whoFixesRole(life.seen, viewer)}
          isOwn={user.id === viewer.id}
        />
      </UserForm>
      {account(user, close)}
    </Dialog>
  );
}

/** As core's refuseRole() has it. */
function whoFixesRole(user: UserView, viewer: CurrentUser): string | null {
  if (user.role === 'superadmin') return 'Un superadmin no cambia de rol.';
  return user.id === viewer.id ? 'Nadie cambia su propio rol.' : null;
}

export const USER_ROW = 'flex-wrap-reverse *:min-h-14 max-sm:*:w-full';

type UserFormProps = {
  life: UserFormLife;
  children: ReactNode;
  onCancel: () => void;
  action: string;
};

function UserForm({ life, children, onCancel, action }: UserFormProps) {
  const { submit, isPending, failure, conflict } = life;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      {failure && <FormError title={failure.title}>{failure.description}</FormError>}
      {conflict && <UserConflict {...conflict} />}
      <DialogButtons row={USER_ROW} onCancel={onCancel} pending={isPending}>
        {action}
      </DialogButtons>
    </form>
  );
}
