import { Copy, Download, Printer } from 'lucide-react';
import { copyText } from '../../../browser/device/copy-text.ts';
import { saveFile } from '../../../browser/device/save-file.ts';
import { takeFocus } from '../../../browser/device/take-focus.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toastError, toastSuccess } from '../../../ui/toast/toast.ts';

const TITLE = 'Códigos de recuperación';

export async function copy(text: string, done: string): Promise<void> {
  if (await copyText(text)) toastSuccess(done);
  else toastError('No se pudo copiar', 'Selecciónalo y cópialo a mano.');
}

type RecoveryCodesProps = { username: string; codes: readonly string[]; onKept: () => void };

/** They are shown once: who has them gets in without the phone. */
export function RecoveryCodes({ username, codes, onKept }: RecoveryCodesProps) {
  const text = [`${TITLE} de ${username}`, ...codes].join('\n');
  const save = () => saveFile(new Blob([`${text}\n`]), 'codigos-de-recuperacion.txt');
  return (
    <section className="grid gap-5">
      <div data-printed="" className="grid gap-3">
        <h4 tabIndex={-1} ref={takeFocus} className="text-lg font-semibold outline-none">
          {TITLE}
        </h4>
        <p className="text-ink-soft">
          Si pierdes el móvil, entras con uno de estos. Cada uno sirve una vez. No los verás más:
          guárdalos fuera de este dispositivo.
        </p>
        <p className="font-semibold wrap-anywhere">Usuario: {username}</p>
        <ol className="grid gap-x-4 gap-y-1 rounded border border-line bg-sunk p-4 font-mono whitespace-nowrap sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-3 *:grow">
        <Button variant="secondary" onClick={() => void copy(text, 'Códigos copiados')}>
          <Copy className="size-5" /> Copiar
        </Button>
        <Button variant="secondary" onClick={save}>
          <Download className="size-5" /> Descargar
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer className="size-5" /> Imprimir
        </Button>
      </div>
      <Button size="large" onClick={onKept}>
        Los he guardado
      </Button>
    </section>
  );
}
