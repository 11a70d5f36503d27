import type { ReactNode } from 'react';
import { FormError } from '../../ui/form/form-error.tsx';
import type { OrderFailure } from './order-failure.ts';
import { InSight } from './in-sight.tsx';
import { beforeAndNow, linePricesText, type PriceChange } from '../price-change.ts';

type FormFaultsProps = {
  errors: Partial<Record<string, { message?: string | undefined }>>;
  failure: OrderFailure | null;
  /** What a field says already of the order that was refused. */
  saidAtField: string | null;
  /** The telephone stands beside the failure. */
  isForPhone: boolean;
  /** The shop's, where it has said one. */
  phone: ReactNode;
  changed: PriceChange | null;
};

export function FormFaults(props: FormFaultsProps) {
  const { errors, failure, saidAtField, isForPhone, phone, changed } = props;
  const all = Object.values(errors).map((error) => error?.message);
  const messages = new Set(all.filter((message) => message !== saidAtField));
  if (changed && changed.total.now !== null) {
    return (
      <InSight isSeenElsewhere={messages.size > 0}>
        <PriceChanged
          change={changed}
          total={beforeAndNow(changed.total.before, changed.total.now)}
        />
      </InSight>
    );
  }
  if (failure) {
    return (
      <InSight isSeenElsewhere={messages.size > 0}>
        <FormError title={failure.title}>
          <p>{failure.description}</p>
          {isForPhone && phone}
          <p>Lo que has escrito sigue aquí.</p>
        </FormError>
      </InSight>
    );
  }
  if (messages.size === 0) return null;
  return (
    <FormError title="Error en el formulario">
      <ul>
        {[...messages].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </FormError>
  );
}

/** What changed, and the question; the button that sends the order is the answer. */
function PriceChanged({ change: { lines }, total }: { change: PriceChange; total: string }) {
  return (
    <FormError title="El precio ha cambiado mientras hacías el pedido">
      <ul>
        {lines.map((line) => (
          <li key={linePricesText(line)}>{linePricesText(line)}</li>
        ))}
      </ul>
      <p className="font-semibold">Total: {total}</p>
      <p>
        ¿Lo encargas así? Realizar Pedido lo envía con el precio nuevo. Lo que has escrito sigue
        aquí.
      </p>
    </FormError>
  );
}
