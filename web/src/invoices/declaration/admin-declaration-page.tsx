// "Declaración responsable": what the producer of this program states of it, and what is still to be said.
import { useQuery } from '@tanstack/react-query';
import {
  DECLARATION_TITLE,
  declarationItems,
  isDeclared,
  type DeclarationItem,
} from '@brasa/core/invoices/declaration.rules.ts';
import { readInvoicingSystem } from '@brasa/core/invoices/invoices.calls.ts';
import type { InvoicingSystem } from '@brasa/core/invoices/invoices.contract.ts';
import { queryOf } from '../../browser/api/send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { Link } from '../../ui/link.tsx';

export default function AdminDeclarationPage() {
  const query = useQuery(queryOf(readInvoicingSystem));
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 sm:px-6 print:p-0">
      <p className="print:hidden">
        <Link
          to="/admin/facturas"
          className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
        >
          Volver a las facturas
        </Link>
      </p>
      <h1 className="text-xl">Declaración responsable</h1>
      <Loaded
        query={query}
        loading={
          <Skeletons count={6} label="Cargando la declaración..." className="grid gap-3 *:h-16" />
        }
        failed="No se pudo cargar la declaración"
        ended="Inicia sesión otra vez para ver la declaración."
      >
        {(system) => <Declaration system={system} />}
      </Loaded>
    </div>
  );
}

function Declaration({ system }: { system: InvoicingSystem }) {
  return (
    <>
      {!isDeclared(system) && <Unsigned />}
      <section
        aria-labelledby="declaration"
        className="grid gap-6 rounded-card border border-line bg-surface p-4 shadow-low sm:p-8 print:border-0 print:p-0 print:shadow-none"
      >
        <h2 id="declaration" className="text-base">
          {DECLARATION_TITLE}
        </h2>
        <dl className="grid gap-5">
          {declarationItems(system).map((item) => (
            <Item key={item.place} {...item} />
          ))}
        </dl>
      </section>
      <p className="print:hidden">
        <Button variant="secondary" onClick={() => window.print()}>
          Imprimir
        </Button>
      </p>
    </>
  );
}

function Unsigned() {
  return (
    <div className="rounded bg-warn-surface px-4 py-3">
      <p>
        <strong>Esta declaración no está suscrita.</strong> No acredita nada hasta que quien produce
        el programa rellene lo que falta y la firme. Se rellena en la configuración del servidor,
        con las variables que empiezan por SIF_ (están en el README).
      </p>
    </div>
  );
}

function Item({ place, label, value }: DeclarationItem) {
  return (
    <div className="grid gap-1 break-inside-avoid">
      <dt className="text-sm text-ink-soft">
        {place}) {label}:
      </dt>
      <dd className="wrap-anywhere">
        {value ?? (
          <span className="font-semibold text-bad">
            Lo tiene que rellenar quien produce el programa
          </span>
        )}
      </dd>
    </div>
  );
}
