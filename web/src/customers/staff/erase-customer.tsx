// Somebody asks staff to forget them (docs/rules/customers.md#erasing-on-request).
import type { Role } from '@brasa/core/accounts/accounts.rules.ts';
import type { Customer } from '@brasa/core/customers/customer.contract.ts';
import { CUSTOMERS_FAILURES } from '@brasa/core/customers/customers.failures.ts';
import { refuseErasing } from '@brasa/core/customers/erasing.rules.ts';
import { erasureFailure } from '../../browser/api/erasure-failure.ts';
import { ErasureDialog } from '../../ui/overlay/erasure-dialog.tsx';
import { ErasureSection } from '../../ui/overlay/erasure-section.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { useSheet } from '../../ui/overlay/use-sheet.ts';
import { toastSuccess } from '../../ui/toast/toast.ts';
import { useEraseCustomer } from './customer.queries.ts';
import { pointsCount } from './merge/merge-texts.ts';

type EraseCustomerProps = { viewer: { role: Role }; customer: Customer };

/** The button, or who does it; nothing for staff. */
export function EraseCustomer({ viewer, customer }: EraseCustomerProps) {
  const { opening, show, subject, turn } = useSheet<Customer>();
  const refusal = refuseErasing(viewer, customer.user);
  if (refusal === 'ERASURE_NOT_FOR_STAFF') return null;
  const asked = 'Si pide que no guardemos sus datos';
  if (refusal !== null) {
    return <ErasureSection said={`${asked}. ${CUSTOMERS_FAILURES[refusal].text}.`} />;
  }
  return (
    <>
      <ErasureSection said={asked} onAsk={() => show(customer)} />
      {subject && <EraseCustomerDialog key={turn} {...opening} customer={subject} />}
    </>
  );
}

function goes({ user, availablePoints }: Customer): string[] {
  return [
    user.phoneOnly
      ? 'Su teléfono, su nombre y lo que hayáis anotado.'
      : 'Su usuario y su contraseña, su nombre, sus teléfonos, su email y lo que hayáis anotado. Se cierran sus sesiones.',
    ...(availablePoints > 0 ? [`Sus ${pointsCount(availablePoints)}: ya no serán de nadie.`] : []),
    'Sus datos en sus pedidos y en los que hizo sin cuenta con su teléfono.',
  ];
}

const STAYS = [
  'Los movimientos de puntos y los pedidos, sin nada que diga de quién eran.',
  'Las facturas a su nombre, si tiene alguna, el tiempo que manda la ley.',
];

function EraseCustomerDialog({ customer, ...dialog }: OpenProps & { customer: Customer }) {
  const { error, isPending, send } = useEraseCustomer({
    onSuccess: () => toastSuccess('Datos borrados', 'Ya no guardamos quién era.'),
    // The dialog says it.
    onError: () => undefined,
  });
  return (
    <ErasureDialog
      {...dialog}
      title="Borrar datos"
      keep="Conservarlos"
      goes={goes(customer)}
      stays={STAYS}
      isPending={isPending}
      failure={erasureFailure(error)}
      onErase={() => send(customer.user)}
    />
  );
}
