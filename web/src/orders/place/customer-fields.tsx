import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { NOTE_LENGTH } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { registered } from '../../browser/forms/registered.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { EmailField, NameField, PhoneField } from '../../ui/form/contact-fields.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import type { OrderFormValues } from './order-form-values.ts';
import { Link } from '../../ui/link.tsx';

export function CustomerFields({ form }: { form: UseFormReturn<OrderFormValues> }) {
  return (
    <div className="grid gap-5">
      <NameField aria-required {...registered(form, 'customerName')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PhoneField aria-required {...registered(form, 'customerPhone')} />
        <EmailField aria-required {...registered(form, 'customerEmail')} />
      </div>
      <TextArea
        label="Nota para la cocina (opcional)"
        hint="Alergias, sin sal, bien hecho…"
        rows={2}
        maxLength={NOTE_LENGTH}
        {...registered(form, 'note')}
      />
      <Checkbox
        label="Acepto el tratamiento de mis datos personales para gestionar este pedido"
        aria-required
        hint={
          <>
            Puedes leerlo todo: lo que has escrito se queda en el formulario.
            <span className="flex flex-wrap gap-x-5">
              <LegalLink to="/privacidad">Política de privacidad</LegalLink>
              <LegalLink to="/condiciones-compra">Condiciones de compra</LegalLink>
              <LegalLink to="/condiciones-puntos">Programa de puntos</LegalLink>
              <LegalLink to="/aviso-legal">Aviso legal</LegalLink>
            </span>
          </>
        }
        {...registered(form, 'gdprConsent')}
      />
    </div>
  );
}

function LegalLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
