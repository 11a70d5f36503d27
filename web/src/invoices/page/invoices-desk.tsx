// "Facturas": the period's invoices, what they are together, and how their records stand with the tax agency.
import type { ReactNode } from 'react';
import type { Invoice, InvoiceList } from '@brasa/core/invoices/invoices.contract.ts';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { useNow } from '../../browser/device/use-now.ts';
import { useSheet } from '../../ui/overlay/use-sheet.ts';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { InvoiceDrawer } from '../detail/invoice-drawer.tsx';
import { useInvoices } from '../invoices.queries.ts';
import { Downloads } from './downloads.tsx';
import { InvoiceRows } from './invoice-rows.tsx';
import { PeriodChooser } from './period-chooser.tsx';
import { NoInvoices } from './no-invoices.tsx';
import { PeriodTotals } from './period-totals.tsx';
import { SendingPanel } from './sending-panel.tsx';
import type { Period } from './periods.ts';
import { usePeriod } from './use-period.ts';

type InvoicesDeskProps = {
  /** Undefined until it is there. */
  shop: SiteFacts | undefined;
  /** Shows the order or the sale that it is of. */
  onSubject: (invoice: Invoice) => void;
};

export function InvoicesDesk({ shop, onSubject }: InvoicesDeskProps) {
  const today = madridDay(useNow(MINUTE));
  const [period, choose] = usePeriod(today);
  const query = useInvoices(period, null);
  const opened = useSheet<Invoice>();
  const list = query.data;
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-8 sm:px-6">
      <h1 className="text-xl">Facturas</h1>
      <PeriodChooser {...{ period, today }} onChoose={choose} />
      <Loaded
        query={query}
        loading={
          <Skeletons count={5} label="Cargando las facturas..." className="grid gap-3 *:h-24" />
        }
        failed="No se pudieron cargar las facturas"
        failedHint="No se ha perdido ninguna."
        ended="Inicia sesión otra vez para ver las facturas."
      >
        {(found) => (
          <Found list={found} {...{ shop, period }}>
            {found.invoices.length === 0 ? (
              <NoInvoices isAll={!period.from && !period.to} onAll={() => choose({})} />
            ) : (
              <InvoiceRows
                key={JSON.stringify(period)}
                list={found}
                period={period}
                onOpen={opened.show}
                onSubject={onSubject}
              />
            )}
          </Found>
        )}
      </Loaded>
      {opened.subject && (
        <InvoiceDrawer
          key={opened.turn}
          {...opened.opening}
          known={list?.invoices.find(({ id }) => id === opened.subject?.id) ?? opened.subject}
          onSubject={onSubject}
        />
      )}
    </div>
  );
}

type FoundProps = {
  list: InvoiceList;
  shop: SiteFacts | undefined;
  period: Period;
  children: ReactNode;
};

/** On a wide screen the totals and the rest stand beside the list; on a phone what is wrong comes before it. */
function Found({ list, shop, period, children }: FoundProps) {
  const { rejected, lastError } = list.sending;
  const isWrong = !list.hasTaxIdentity || rejected > 0 || lastError !== null;
  const sending = (
    <div className="lg:col-start-2 lg:row-start-2">
      <SendingPanel list={list} shop={shop} />
    </div>
  );
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]">
      <div className="lg:col-start-2 lg:row-start-1">
        <PeriodTotals totals={list.totals} />
      </div>
      {isWrong && sending}
      <section
        aria-label="Facturas del periodo"
        className="grid gap-4 lg:col-start-1 lg:row-span-3 lg:row-start-1"
      >
        {children}
      </section>
      {!isWrong && sending}
      <div className="lg:col-start-2">
        <Downloads period={period} />
      </div>
    </div>
  );
}
