import { lazy, useState } from 'react';
import { Maximize2, RefreshCw } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { OnceOpened, useLazyOpening } from '../../ui/overlay/once-opened.tsx';
import { useWalletQr } from '../loyalty.queries.ts';
import { QrCode } from '../../ui/picture/qr-code.tsx';
import { QrDialog } from './qr-dialog.tsx';
import { QrPlaceholder } from './qr-placeholder.tsx';

// Seldom wanted: it comes when the hand goes to its button.
const loadRenewDialog = () => import('./renew-qr-dialog.tsx');
const RenewQrDialog = lazy(loadRenewDialog);

export function WalletQrCard() {
  return (
    <section
      aria-labelledby="qr"
      className="paper grid min-h-88 content-center justify-items-center gap-2 border-line-strong bg-white px-5 py-4 sm:gap-4 sm:px-6 sm:py-8 border-dashed max-md:border-t-2 md:border-l-2"
    >
      <h2 id="qr" className="text-base sm:text-lg">
        Tu código QR
      </h2>
      <QrContent />
    </section>
  );
}

function QrContent() {
  const { data } = useWalletQr();
  return data ? <Code text={data.qrCode} /> : <QrPlaceholder />;
}

function Code({ text }: { text: string }) {
  const [isLarge, setIsLarge] = useState(false);
  const enlarge = () => setIsLarge(true);
  return (
    <>
      {/* The picture has its name; the button below does the same for whoever does not point. */}
      <div className="cursor-zoom-in" onClick={enlarge} role="presentation">
        <QrCode text={text} label="Tu código QR personal" />
      </div>
      <p className="max-w-[24ch] text-center leading-snug">
        Enséñalo al pagar y los puntos irán a tu cuenta.
      </p>
      <div className="flex flex-wrap justify-center gap-2 max-sm:grid sm:gap-3">
        <Button variant="secondary" onClick={enlarge}>
          <Maximize2 className="size-5" />
          Ampliar
        </Button>
        <RenewQr />
      </div>
      <QrDialog open={isLarge} onOpenChange={setIsLarge} text={text} title="Tu código QR" />
    </>
  );
}

function RenewQr() {
  const { opening, buttonProps } = useLazyOpening(loadRenewDialog);
  return (
    <>
      <Button variant="secondary" {...buttonProps}>
        <RefreshCw className="size-5" />
        Renovar código QR
      </Button>
      <OnceOpened open={opening.open}>
        <RenewQrDialog {...opening} />
      </OnceOpened>
    </>
  );
}
