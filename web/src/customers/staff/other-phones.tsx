import { useState } from 'react';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { changeReasonIfTold } from '../../browser/api/error-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import { toastError, toastSuccess } from '../../ui/toast/toast.ts';
import { useRemovePhone } from './merge/merging.queries.ts';

type OtherPhonesProps = { userId: number; phones: readonly string[] };

export function OtherPhones({ userId, phones }: OtherPhonesProps) {
  const [confirming, setConfirming] = useState<string | null>(null);
  const removal = useRemovePhone(userId, {
    onSuccess: () => toastSuccess('Teléfono quitado'),
    onError: (error) => toastError('Error al quitar el teléfono', changeReasonIfTold(error)),
  });
  return (
    <div>
      <h3>Otros teléfonos</h3>
      <p className="text-sm text-ink-soft">También con ellos se encuentra esta cuenta.</p>
      <ul className="mt-2 grid gap-2">
        {phones.map((phone) => (
          <PhoneRow
            key={phone}
            phone={phone}
            isConfirming={confirming === phone}
            isPending={removal.isPending && removal.variables === phone}
            onConfirming={setConfirming}
            onRemove={() => removal.send(phone)}
          />
        ))}
      </ul>
    </div>
  );
}

type PhoneRowProps = {
  phone: string;
  isConfirming: boolean;
  isPending: boolean;
  onConfirming: (phone: string | null) => void;
  onRemove: () => void;
};

function PhoneRow({ phone, isConfirming, isPending, onConfirming, onRemove }: PhoneRowProps) {
  const written = formatPhone(phone);
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface py-2 pr-2 pl-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{written}</span>
        <div className="flex flex-wrap gap-2 *:min-h-14">
          {isConfirming && (
            <Button variant="secondary" onClick={() => onConfirming(null)}>
              Conservar
            </Button>
          )}
          {/* One button for both, so that whoever has pressed it keeps the focus. */}
          <Button
            variant={isConfirming ? 'danger' : 'secondary'}
            aria-label={isConfirming ? `Sí, quitar ${written}` : `Quitar ${written}`}
            pending={isPending}
            onClick={() => (isConfirming ? onRemove() : onConfirming(phone))}
          >
            {isConfirming ? 'Sí, quitar' : 'Quitar'}
          </Button>
        </div>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {isConfirming &&
          'Quien venga con este teléfono empezará de cero. Los puntos se quedan en esta cuenta.'}
      </p>
    </li>
  );
}
