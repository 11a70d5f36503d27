import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { registered } from '../../browser/forms/registered.ts';
import { OutsideLink } from '../../ui/button/outside-link.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import {
  EmailField,
  NameField,
  NewPasswordField,
  PhoneField,
  PostalCodeField,
  UsernameField,
} from '../../ui/form/contact-fields.tsx';
import type { RegistrationValues } from './registration-values.ts';

type FieldsProps = { form: UseFormReturn<RegistrationValues> };

export function SignInFields({ form }: FieldsProps) {
  return (
    <>
      <UsernameField
        label="Nombre de usuario"
        aria-required
        hint="Lo usarás para entrar. Al menos 3 caracteres."
        {...registered(form, 'username')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NewPasswordField
          label="Contraseña"
          hint="Al menos 6 caracteres."
          {...registered(form, 'password')}
        />
        <NewPasswordField label="Confirmar contraseña" {...registered(form, 'confirmPassword')} />
      </div>
    </>
  );
}

type PersonFieldsProps = FieldsProps & { isPhoneKnown?: boolean };

export function PersonFields({ form, isPhoneKnown = false }: PersonFieldsProps) {
  return (
    <>
      <NameField aria-required {...registered(form, 'name')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {!isPhoneKnown && (
          <PhoneField
            aria-required
            hint="Dilo al pagar y sumas puntos."
            {...registered(form, 'phone')}
          />
        )}
        <EmailField aria-required {...registered(form, 'email')} />
        <PostalCodeField aria-required {...registered(form, 'postalCode')} />
      </div>
    </>
  );
}

/** What one agrees to. The texts open beside the form, which keeps what was typed. */
export function PolicyFields({ form }: FieldsProps) {
  return (
    <>
      <Checkbox
        label="Acepto la política de datos"
        aria-required
        hint={<LegalLink href="/privacidad">Leer la política de privacidad</LegalLink>}
        {...registered(form, 'acceptDataPolicy')}
      />
      <Checkbox
        label="Acepto las condiciones de fraude"
        aria-required
        hint={
          <LegalLink href="/condiciones-puntos#fraude">
            Leer las condiciones del programa de puntos
          </LegalLink>
        }
        {...registered(form, 'acceptFraudPolicy')}
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
    <OutsideLink href={href} className="font-semibold underline underline-offset-4">
      {children} <span className="font-normal">(en otra pestaña)</span>
    </OutsideLink>
  );
}
