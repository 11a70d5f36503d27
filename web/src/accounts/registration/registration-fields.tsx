import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import {
  EmailField,
  NameField,
  NewPasswordField,
  PhoneField,
} from '../../ui/form/contact-fields.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { RegistrationValues } from './registration-values.ts';

type FieldsProps = { form: UseFormReturn<RegistrationValues> };

/** What one signs in with. */
export function SignInFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Nombre de usuario"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        hint="Lo usarás para entrar. Al menos 3 caracteres."
        error={errors.username?.message}
        {...register('username')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NewPasswordField
          label="Contraseña"
          hint="Al menos 6 caracteres."
          error={errors.password?.message}
          {...register('password')}
        />
        <NewPasswordField
          label="Confirmar contraseña"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
      </div>
    </>
  );
}

/** Who it is, and how to reach them. */
export function PersonFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <NameField aria-required error={errors.name?.message} {...register('name')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PhoneField
          aria-required
          hint="Dilo al pagar y sumas puntos."
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextField
          label="Código postal"
          inputMode="numeric"
          autoComplete="postal-code"
          aria-required
          error={errors.postalCode?.message}
          {...register('postalCode')}
        />
      </div>
      <EmailField aria-required error={errors.email?.message} {...register('email')} />
    </>
  );
}

/** What one agrees to. The texts open beside the form, which keeps what was typed. */
export function PolicyFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <Checkbox
        label="Acepto la política de datos"
        aria-required
        hint={<LegalLink href="/privacidad">Leer la política de privacidad</LegalLink>}
        error={errors.acceptDataPolicy?.message}
        {...register('acceptDataPolicy')}
      />
      <Checkbox
        label="Acepto las condiciones de fraude"
        aria-required
        hint={
          <LegalLink href="/condiciones-puntos#fraude">
            Leer las condiciones del programa de puntos
          </LegalLink>
        }
        error={errors.acceptFraudPolicy?.message}
        {...register('acceptFraudPolicy')}
      />
      <p className="text-sm text-ink-soft">
        También: <LegalLink href="/aviso-legal">aviso legal</LegalLink> y{' '}
        <LegalLink href="/condiciones-compra">condiciones de compra</LegalLink>.
      </p>
    </>
  );
}

function LegalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="font-semibold underline underline-offset-4"
    >
      {children} <span className="font-normal">(en otra pestaña)</span>
    </a>
  );
}
