import { Download } from 'lucide-react';
import { exportInvoices, exportRecords } from '@brasa/core/invoices/invoices.calls.ts';
import { download, type ReceivedFile } from '../../browser/api/download.ts';
import { Button } from '../../ui/button/button.tsx';
import { useFile } from '../use-file.ts';
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

type FileButtonProps = { name: string; fetchFile: () => Promise<ReceivedFile>; children: string };

function FileButton({ name, fetchFile, children }: FileButtonProps) {
  const file = useFile(fetchFile, name);
  return (
    <Button
      variant="secondary"
      className="min-h-14"
      pending={file.isPending}
      pendingText="Descargando..."
      onClick={() => file.mutate()}
    >
      <Download className="size-5" />
      {children}
    </Button>
  );
}
