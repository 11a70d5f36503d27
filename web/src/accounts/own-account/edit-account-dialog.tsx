import { useMemo } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { OwnAccount } from '@brasa/core/accounts/own-account.contract.ts';
import { lazyResolver, usePreloadedContract } from '../../browser/forms/lazy-resolver.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmailField, NameField, PasswordField, PhoneField } from '../../ui/form/contact-fields.tsx';
import { PasswordManagerUsername } from '../../ui/form/password-manager-username.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { ContactFailureBox } from '../registration/contact-failure-box.tsx';
import {
  contactFailure,
  markFaults,
  toastContactFailure,
  type FormTexts,
} from '../registration/contact-failure.ts';
import {
  isOtherPhone,
  isOwnAccountField,
  ownAccountPayload,
  valuesOf,
  type OwnAccountValues,
} from './own-account-values.ts';
import { useEditOwnAccount } from './own-account.queries.ts';

const contract = lazyResolver<OwnAccountValues>(() => import('./own-account-form-resolver.ts'));

const TEXTS: FormTexts<keyof OwnAccountValues> = {
  title: 'Error al guardar tus datos',
  description: 'Inténtalo de nuevo. Aunque se repita, solo cuenta una vez.',
  isField: isOwnAccountField,
};

type EditAccountDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  account: OwnAccount;
};

/** Give it a new key for every opening: it begins with what is known. */
export default function EditAccountDialog({ open, onOpenChange, account }: EditAccountDialogProps) {
  const { form, submit, isPending, failure } = useEditAccountForm(account, () =>
    onOpenChange(false),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Editar mis datos"
      description="Así sabemos quién eres y cómo avisarte."
    >
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <Fields form={form} account={account} />
        <ContactFailureBox failure={failure} />
        <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:*:w-full">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancelar
          </Button>
          <Button type="submit" pending={isPending} pendingText="Guardando...">
            Guardar mis datos
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type FieldsProps = { form: UseFormReturn<OwnAccountValues>; account: OwnAccount };

function Fields({ form: { register, watch, formState }, account }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <NameField aria-required error={errors.name?.message} {...register('name')} />
      <EmailField error={errors.email?.message} {...register('email')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Código postal"
          inputMode="numeric"
          autoComplete="postal-code"
          error={errors.postalCode?.message}
          {...register('postalCode')}
        />
        {/* Last: the password that it takes stands right below it. */}
        <PhoneField
          hint="Con él te damos los puntos."
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      {isOtherPhone(account, watch('phone')) && (
        <>
          <PasswordManagerUsername username={account.username ?? ''} />
          <PasswordField
            label="Contraseña actual"
            hint="Tus puntos van con el teléfono: para cambiarlo, comprobamos que eres tú."
            error={errors.currentPassword?.message}
            {...register('currentPassword')}
          />
        </>
      )}
    </>
  );
}

function useEditAccountForm(account: OwnAccount, onSaved: () => void) {
  const form = useForm<OwnAccountValues, OwnAccount>({
    resolver: contract.resolver,
    context: account,
    defaultValues: valuesOf(account),
  });
  usePreloadedContract(form, contract);
  const edit = useEditOwnAccount({
    onSuccess: () => {
      toast({ title: 'Datos actualizados', tone: 'good' });
      onSaved();
    },
    onError: (error) => {
      const failure = contactFailure(error, TEXTS);
      toastContactFailure(failure);
      markFaults(form, failure);
    },
  });
  const { error, isPending } = edit;
  const failure = useMemo(() => error && contactFailure(error, TEXTS), [error]);
  const send = (values: OwnAccountValues) => {
    if (!isPending) edit.mutate({ account, changes: ownAccountPayload(account, values) });
  };
  return { form, submit: form.handleSubmit(send, () => edit.reset()), isPending, failure };
}
