import { DialogButtons } from '../../ui/button/dialog-buttons.tsx';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { OwnAccount } from '@brasa/core/accounts/own-account/own-account.contract.ts';
import { registered } from '../../browser/forms/registered.ts';
import { lazyResolver, usePreloadedContract } from '../../browser/forms/lazy-resolver.ts';
import { serverFaults } from '../../browser/forms/server-faults.ts';
import { useLeaveWarning } from '../../browser/forms/use-leave-warning.ts';
import {
  EmailField,
  NameField,
  PasswordField,
  PhoneField,
  PostalCodeField,
  PasswordManagerUsername,
  SecondFactorField,
} from '../../ui/form/contact-fields.tsx';
import { FormDialog } from '../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { toastSuccess } from '../../ui/toast/toast.ts';
import {
  ContactFailureBox,
  showContactFailure,
  type FormTexts,
} from '../registration/contact-failure.tsx';
import {
  isToBeProven,
  ownAccountField,
  ownAccountPayload,
  valuesOf,
  type OwnAccountValues,
} from './own-account-values.ts';
import { useEditOwnAccount } from './change-own-account.queries.ts';
import { useCodeField } from './use-code-field.ts';

const contract = lazyResolver<OwnAccountValues>(() => import('./own-account-form-resolver.ts'));

const TEXTS: FormTexts<keyof OwnAccountValues> = {
  title: 'Error al guardar tus datos',
  description: 'Inténtalo de nuevo',
  fieldOf: ownAccountField,
  fieldOfCode: {
    PHONE_TAKEN: 'phone',
    OWN_PASSWORD_WRONG: 'currentPassword',
    SECOND_FACTOR_WRONG: 'code',
  },
};

type EditAccountDialogProps = OpenProps & { account: OwnAccount };

/** Give it a new key for every opening: it begins with what is known. */
export default function EditAccountDialog({ account, ...opening }: EditAccountDialogProps) {
  const close = () => opening.onOpenChange(false);
  const { form, submit, asksCode, isPending, error } = useEditAccountForm(account, close);
  useLeaveWarning(opening.open && form.formState.isDirty);
  return (
    <FormDialog
      {...opening}
      title="Editar mis datos"
      description="Así sabemos quién eres y cómo avisarte."
      onSubmit={submit}
    >
      <Fields form={form} account={account} asksCode={asksCode} />
      <ContactFailureBox error={error} texts={TEXTS} />
      <DialogButtons onCancel={close} pending={isPending}>
        Guardar mis datos
      </DialogButtons>
    </FormDialog>
  );
}

type FieldsProps = {
  form: UseFormReturn<OwnAccountValues>;
  account: OwnAccount;
  asksCode: boolean;
};

function Fields({ form, account, asksCode }: FieldsProps) {
  const [phone, email] = form.watch(['phone', 'email']);
  return (
    <>
      <NameField aria-required {...registered(form, 'name')} />
      <EmailField {...registered(form, 'email')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PostalCodeField {...registered(form, 'postalCode')} />
        {/* Last: the password that it takes stands right below it. */}
        <PhoneField hint="Con él te damos los puntos." {...registered(form, 'phone')} />
      </div>
      {isToBeProven(account, { phone, email }) && (
        <>
          <PasswordManagerUsername username={account.username ?? ''} />
          <PasswordField
            label="Contraseña actual"
            hint="Para cambiar el teléfono o el email, comprobamos que eres tú."
            {...registered(form, 'currentPassword')}
          />
          {asksCode && <SecondFactorField {...registered(form, 'code')} />}
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
  const { asksCode, heed } = useCodeField(form);
  const edit = useEditOwnAccount({
    onSuccess: () => {
      toastSuccess('Datos actualizados');
      onSaved();
    },
    onError: (error) => {
      heed(serverFaults(error, TEXTS.fieldOf, TEXTS.fieldOfCode));
      showContactFailure(form, error, TEXTS);
    },
  });
  const { error, isPending } = edit;
  const send = (values: OwnAccountValues) => {
    if (!isPending) edit.mutate({ account, changes: ownAccountPayload(account, values) });
  };
  const submit = form.handleSubmit(send, () => edit.reset());
  return { form, submit, asksCode, isPending, error };
}
