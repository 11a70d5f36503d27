import { exportInvoices, exportRecords } from '@brasa/core/invoices/invoices.calls.ts';
import { download } from '../../browser/api/download.ts';
import { FileButton } from '../../ui/file/file-button.tsx';
import type { Period } from './periods.ts';

/** The period for the accountant, and for whoever wants the records as the tax agency has them. */
export function Downloads({ period }: { period: Period }) {
  const query = { ...period };
  return (
    <div className="grid gap-2">
      <FileButton name="facturas.csv" fetchFile={() => download(exportInvoices, { query })}>
        Libro para la gestoría (CSV)
      </FileButton>
      <FileButton name="registros.xml" fetchFile={() => download(exportRecords, { query })}>
        Registros de facturación (XML)
      </FileButton>
    </div>
  );
}
