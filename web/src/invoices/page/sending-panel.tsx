// How the records stand with the tax agency.
import type { ReactNode } from 'react';
import type { InvoiceList } from '@brasa/core/invoices/invoices.contract.ts';
import { spokenMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { normalizeNif } from '@brasa/core/kernel/text/nif.ts';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { useNow } from '../../browser/device/use-now.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChainCheck } from './chain-check.tsx';
import { Link } from '../../ui/link.tsx';

type SendingPanelProps = { list: InvoiceList; shop: SiteFacts | undefined };

export function SendingPanel({ list, shop }: SendingPanelProps) {
  return (
    <section
      aria-labelledby="sending"
      className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-low"
    >
      <h2 id="sending" className="text-base">
        Agencia Tributaria
      </h2>
      {list.hasTaxIdentity ? <Sending sending={list.sending} /> : <Missing shop={shop} />}
      <ChainCheck />
      <Link
        to="/admin/declaracion-responsable"
        className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
      >
        Declaración responsable del programa
      </Link>
    </section>
  );
}

const OFF =
  'Los registros no se envían a la Agencia Tributaria. No basta desde el 1 de enero de 2027 para sociedades y el 1 de julio de 2027 para autónomos.';

const MODES = {
  test: 'Se envían al servicio de pruebas: no cuentan como presentados.',
  production: 'Se envían a la Agencia Tributaria.',
};

function Sending({ sending }: { sending: InvoiceList['sending'] }) {
  const { mode, pending, rejected, nextAttemptAt, lastError } = sending;
  const now = useNow(MINUTE);
  return (
    <>
      {mode === 'off' ? (
        <p className="rounded bg-warn-surface px-4 py-3">{OFF}</p>
      ) : (
        <p>
          <span className="mr-2">
            <Badge tone={mode === 'test' ? 'warn' : 'good'}>
              {mode === 'test' ? 'Pruebas' : 'En marcha'}
            </Badge>
          </span>
          {MODES[mode]}
        </p>
      )}
      <dl className="grid gap-1">
        <Count name="Pendientes de envío">{pending}</Count>
        <Count name="Rechazados" isBad={rejected > 0}>
          {rejected}
        </Count>
        {mode !== 'off' && nextAttemptAt !== null && (
          <Count name="Próximo intento">{spokenMoment(Date.parse(nextAttemptAt), now)}</Count>
        )}
      </dl>
      {rejected > 0 && (
        <p className="text-sm">
          Abre cada factura rechazada: dice por qué, y se corrige con «Subsanar».
        </p>
      )}
      {lastError !== null && (
        <p className="rounded border-l-4 border-bad bg-bad-surface px-4 py-3 wrap-anywhere">
          <strong className="block">El último envío falló</strong>
          {lastError}
        </p>
      )}
    </>
  );
}

type CountProps = { name: string; isBad?: boolean; children: ReactNode };

function Count({ name, isBad = false, children }: CountProps) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className={`font-bold tabular-nums ${isBad ? 'text-bad' : ''}`}>{children}</dd>
    </div>
  );
}

/** What the shop's tax identity lacks. */
function Missing({ shop }: Pick<SendingPanelProps, 'shop'>) {
  const missing = shop
    ? [
        shop.legalName.trim() === '' && 'la razón social',
        normalizeNif(shop.taxId) === null && 'el NIF',
        shop.streetAddress.trim() === '' && 'la dirección',
      ].filter((name) => name !== false)
    : [];
  const list = new Intl.ListFormat('es', { type: 'conjunction' }).format(missing);
  return (
    <div className="rounded bg-warn-surface px-4 py-3">
      <p>
        <strong>Faltan los datos fiscales{list && `: ${list}`}.</strong> Hasta que estén, las
        facturas salen con el número del pedido y sin registro: no valen como facturas y no aparecen
        aquí.
      </p>
      <Link
        to="/admin/settings"
        className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
      >
        Ponlos en Configuración
      </Link>
    </div>
  );
}
