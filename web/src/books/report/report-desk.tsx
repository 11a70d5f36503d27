// "Informes": what came of a day, a week or a month, beside those before (docs/rules/books.md#page-of-the-reports).
import { exportProductReport, exportReport } from '@brasa/core/books/books.calls.ts';
import type { ReportPeriod } from '@brasa/core/books/report-periods.rules.ts';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { download } from '../../browser/api/download.ts';
import { useNow } from '../../browser/device/use-now.ts';
import { Card } from '../../ui/card.tsx';
import { FileButton } from '../../ui/file/file-button.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { FiguresTable } from './figures-table.tsx';
import { HoursCard } from './hours-card.tsx';
import { ProductTable } from './product-table.tsx';
import { ComparedChart, DaysChart } from './report-charts.tsx';
import { ReportPeriodChooser } from './report-period-chooser.tsx';
import { useReport } from './report.queries.ts';
import { useReportPeriod } from './use-report-period.ts';

const COLUMN = 'grid grid-cols-[minmax(0,1fr)] gap-6';

export function ReportDesk() {
  const today = madridDay(useNow(MINUTE));
  const { period, choose } = useReportPeriod(today);
  return (
    <>
      <ReportPeriodChooser {...{ period, today }} onChoose={choose} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <div className={COLUMN}>
          <Figures {...{ period, today }} />
          <ProductTable period={period} />
        </div>
        <div className={COLUMN}>
          <Charts period={period} />
          <HoursCard period={period} />
          <Downloads period={period} />
        </div>
      </div>
    </>
  );
}

function Figures({ period, today }: { period: ReportPeriod; today: Day }) {
  return (
    <Loaded
      query={useReport(period)}
      loading={<Skeletons count={1} label="Cargando el informe..." className="*:h-120" />}
      failed="No se pudo cargar el informe"
      ended="Inicia sesión otra vez para ver los informes."
    >
      {(report) => (
        <Card as="section" aria-label="Cifras">
          <FiguresTable report={report} today={today} />
        </Card>
      )}
    </Loaded>
  );
}

/** Of the same answer as the figures, which say it where that does not come. */
function Charts({ period }: { period: ReportPeriod }) {
  const { data: report, isPending } = useReport(period);
  if (isPending) {
    return <Skeletons count={2} label="Cargando las gráficas..." className="grid gap-6 *:h-64" />;
  }
  if (!report) return null;
  return (
    <>
      {period.unit !== 'day' && <DaysChart report={report} />}
      <ComparedChart report={report} />
    </>
  );
}

function Downloads({ period: { from, to } }: { period: ReportPeriod }) {
  const query = { from, to };
  return (
    <section aria-label="Para la gestoría" className="grid gap-2">
      <FileButton name="informe.csv" fetchFile={() => download(exportReport, { query })}>
        Descargar CSV, día a día
      </FileButton>
      <FileButton name="productos.csv" fetchFile={() => download(exportProductReport, { query })}>
        Descargar CSV, por producto
      </FileButton>
    </section>
  );
}
