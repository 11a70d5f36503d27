import type { ChainCheck as Result } from '@brasa/core/invoices/invoices.contract.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { useChainCheck } from '../invoices.queries.ts';

/** Whether every record is as it was made, asked for by hand. */
export function ChainCheck() {
  const check = useChainCheck();
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        className="min-h-14"
        pending={check.isPending}
        pendingText="Comprobando..."
        onClick={() => check.mutate()}
      >
        Comprobar la cadena
      </Button>
      <div role="status" className="empty:hidden">
        {check.data && !check.data.broken && <p>{soundText(check.data)}</p>}
      </div>
      {check.data?.broken && <Broken broken={check.data.broken} />}
      {check.error && <FormError title="No se pudo comprobar">{reasonOf(check.error)}</FormError>}
    </div>
  );
}

function soundText({ records }: Result): string {
  if (records === 0) return 'Todavía no hay registros.';
  if (records === 1) return 'Todo bien: el único registro está como se hizo.';
  return `Todo bien: los ${records} registros están como se hicieron, uno detrás de otro.`;
}

function Broken({ broken }: { broken: NonNullable<Result['broken']> }) {
  const { position, code, fault } = broken;
  return (
    <FormError title={`La cadena se rompe en el registro ${position} (${code})`}>
      <p>{fault}</p>
      <p>
        Alguien ha cambiado lo guardado. No hagas más facturas y avisa a quien lleva el programa.
      </p>
    </FormError>
  );
}
