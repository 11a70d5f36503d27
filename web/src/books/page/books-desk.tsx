// "Caja": what has come in since the last close, the drawer, and the closes (docs/rules/books.md#page-of-the-books).
import { useLocation } from 'react-router';
import type { DayClose, OpenBooks } from '@brasa/core/books/books.contract.ts';
import { spokenMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { useNow } from '../../browser/device/use-now.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSheet } from '../../ui/overlay/use-sheet.ts';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { toastSuccess } from '../../ui/toast/toast.ts';
import { differenceText, lastDifference } from '../books-texts.ts';
import { useOpenBooks } from '../books.queries.ts';
import { CashSheet } from '../cash/cash-sheet.tsx';
import { CloseSheet } from '../close/close-sheet.tsx';
import { CloseDrawer } from '../detail/close-drawer.tsx';
import { ReportDesk } from '../report/report-desk.tsx';
import { isReport } from '../report/use-report-period.ts';
import { BooksParts } from './books-parts.tsx';
import { CashCard } from './cash-card.tsx';
import { Closes } from './closes.tsx';
import { OpenOrdersCard } from './open-orders-card.tsx';
import { Facts, Takings } from './takings.tsx';

type BooksDeskProps = {
  onOrder: (id: number) => void;
  /** Shows the sales at the counter. */
  onSales: () => void;
};

export function BooksDesk(shown: BooksDeskProps) {
  const { search } = useLocation();
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-8 sm:px-6">
      <h1 className="text-xl">Caja</h1>
      <BooksParts />
      {isReport(search) ? <ReportDesk /> : <Books {...shown} />}
    </div>
  );
}

function Books(shown: BooksDeskProps) {
  const query = useOpenBooks();
  const opened = useSheet<DayClose>();
  return (
    <>
      <Loaded
        query={query}
        loading={<Skeletons count={4} label="Cargando la caja..." className="grid gap-4 *:h-40" />}
        failed="No se pudo cargar la caja"
        failedHint="No se ha perdido ningún cobro."
        ended="Inicia sesión otra vez para ver la caja."
      >
        {(books) => <Today {...shown} books={books} onShow={opened.show} />}
      </Loaded>
      <Closes onOpen={opened.show} />
      {opened.subject && (
        <CloseDrawer key={opened.turn} {...opened.opening} known={opened.subject} />
      )}
    </>
  );
}

type TodayProps = BooksDeskProps & { books: OpenBooks; onShow: (close: DayClose) => void };

function Today({ books, onOrder, onSales, onShow }: TodayProps) {
  const cash = useSheet<'cash'>();
  const closing = useSheet<'close'>();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Since books={books} />
        <Button size="large" className="max-sm:w-full" onClick={() => closing.show('close')}>
          Cerrar el día
        </Button>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card as="section" aria-labelledby="takings" className="grid gap-5">
          <h2 id="takings" className="text-base">
            Cobrado
          </h2>
          <Takings payments={books.payments} />
          <Facts facts={books.facts} onSales={onSales} />
        </Card>
        <div className="grid gap-6">
          <CashCard books={books} onMove={() => cash.show('cash')} />
          <OpenOrdersCard books={books} onOrder={onOrder} />
        </div>
      </div>
      {cash.subject && <CashSheet key={cash.turn} {...cash.opening} />}
      {closing.subject && (
        <CloseSheet
          key={closing.turn}
          {...closing.opening}
          {...{ books, onShow }}
          onClosed={(close) => {
            const { text } = differenceText(lastDifference(close));
            toastSuccess(`Cierre n.º ${close.number} escrito`, text);
            onShow(close);
          }}
        />
      )}
    </>
  );
}

function Since({ books: { since, number } }: { books: OpenBooks }) {
  const now = useNow(MINUTE);
  return (
    <p className="text-ink-soft">
      {since === null
        ? 'Desde el principio: aún no hay ningún cierre.'
        : `Desde el cierre n.º ${number - 1}, ${spokenMoment(Date.parse(since), now).replace(/^las/, 'hoy a las')}.`}
    </p>
  );
}
