import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { QrCode } from '../../ui/picture/qr-code.tsx';
import { QrPlaceholder } from './qr-placeholder.tsx';

type QrDialogProps = OpenProps & {
  text: string | undefined;
  title: string;
  description?: string;
};

/** The code as large as the screen allows, black on white: for a counter in the sun. */
export function QrDialog({ text, description, ...dialog }: QrDialogProps) {
  return (
    <Dialog {...dialog} description={description ?? 'Acércalo al lector del mostrador.'}>
      {text === undefined ? (
        <QrPlaceholder />
      ) : (
        <div className="grid justify-items-center rounded-card bg-white p-3">
          <QrCode
            text={text}
            label="Tu código QR personal, ampliado"
            ink="black"
            className="aspect-square w-full max-w-[min(26rem,62dvh)]"
          />
        </div>
      )}
    </Dialog>
  );
}
