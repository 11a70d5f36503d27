import { Download } from 'lucide-react';
import type { ReceivedFile } from '../../browser/api/download.ts';
import { Button } from '../button/button.tsx';
import { useFile } from './use-file.ts';

type FileButtonProps = { name: string; fetchFile: () => Promise<ReceivedFile>; children: string };

/** Fetches a file and saves it; `name` is what it is called where the server gives it none. */
export function FileButton({ name, fetchFile, children }: FileButtonProps) {
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
