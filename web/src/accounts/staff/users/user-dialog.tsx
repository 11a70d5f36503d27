// Crear Nuevo Usuario and Editar Usuario: one form, two beginnings.
// See docs/rules/accounts.md#adding-and-editing-users.
import type { ReactNode } from 'react';
import type { CurrentUser, UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { userTitle } from '@brasa/core/accounts/users.rules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { useEditUserForm, useNewUserForm, type UserFormLife } from './use-user-form.ts';
import { UserConflict } from './user-conflict.tsx';
import { UserFields } from './user-fields.tsx';
import { EMPTY_USER } from './user-values.ts';

type Opening = { open: boolean; onOpenChange: (open: boolean) => void };

/** Kept by its page while it is closed, it keeps what was typed; Cancelar gives it up. */
export function NewUserDialog({ open, onOpenChange }: Opening) {
  const life = useNewUserForm(() => onOpenChange(false));
  const cancel = () => {
    life.form.reset(EMPTY_USER);
    onOpenChange(false);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Crear Nuevo Usuario">
      <UserForm life={life} onCancel={cancel} action="Crear">
        <UserFields form={life.form} user={null} roleFixedBy={null} />
      </UserForm>
    </Dialog>
  );
}

/** What else belongs to a user's account; `close` is for when it is no longer what it was. */
export type AccountPart = (user: UserView, close: () => void) => ReactNode;

type EditUserDialogProps = Opening & { user: UserView; viewer: CurrentUser; account: AccountPart };

export function EditUserDialog({ open, onOpenChange, user, viewer, account }: EditUserDialogProps) {
  const life = useEditUserForm(user, () => onOpenChange(false));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Editar Usuario"
      description={
        user.phoneOnly
          ? `${userTitle(user)} solo tiene teléfono. Con usuario y contraseña podrá iniciar sesión.`
          : userTitle(user)
      }
    >
      <UserForm life={life} onCancel={() => onOpenChange(false)} action="Actualizar">
        <UserFields
          form={life.form}
          user={life.seen}
          roleFixedBy={whoFixesRole(life.seen, viewer)}
        />
      </UserForm>
      {user.role !== 'superadmin' && account(user, () => onOpenChange(false))}
    </Dialog>
  );
}

/** As core's refuseRole() has it. */
function whoFixesRole(user: UserView, viewer: CurrentUser): string | null {
  if (user.role === 'superadmin') return 'Un superadmin no cambia de rol.';
  return user.id === viewer.id ? 'Nadie cambia su propio rol.' : null;
}

type UserFormProps = {
  life: UserFormLife;
  onCancel: () => void;
  action: string;
  children: ReactNode;
};

function UserForm({
  life: { submit, isPending, failure, conflict },
  onCancel,
  action,
  children,
}: UserFormProps) {
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
      <DialogButtons onCancel={onCancel} action={action} isPending={isPending} />
    </form>
  );
}

type DialogButtonsProps = { onCancel: () => void; action: string; isPending: boolean };

export function DialogButtons({ onCancel, action, isPending }: DialogButtonsProps) {
  return (
    <div className="flex flex-wrap-reverse justify-end gap-3 *:min-h-14 max-sm:*:w-full">
      <Button variant="secondary" onClick={onCancel}>
        Cancelar
      </Button>
      <Button type="submit" pending={isPending} pendingText="Guardando...">
        {action}
      </Button>
    </div>
  );
}
