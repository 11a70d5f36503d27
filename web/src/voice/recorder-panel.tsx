// What takes the place of the desk's bottom bar while somebody dictates, and after it.
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { listenTo } from '../browser/device/listen-to.ts';
import { Button } from '../ui/button/button.tsx';
import { buttonStyle } from '../ui/button/button-style.ts';
import { focusOnShow } from '../ui/focus-on-show.ts';

type PanelProps = { onClose: () => void; children: ReactNode };

/** Escape leaves it. */
export function RecorderPanel({ onClose, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!panel.current) return;
    return listenTo(panel.current, ['keydown'], (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') close();
    });
  }, []);
  return (
    <section
      ref={panel}
      aria-label="Pedido por voz"
      className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-2.5 px-4 py-3 split:px-3 short:gap-1.5 short:py-1.5 sm:px-6"
    >
      {children}
    </section>
  );
}

/** What there is to read, and Cerrar. A long text scrolls: what may be pressed below it stays in sight. */
export function PanelText({ onClose, children }: PanelProps) {
  return (
    <div className="-m-1 flex max-h-[40dvh] items-start gap-3 overflow-y-auto overscroll-contain p-1">
      {children}
      <CloseButton onClose={onClose} />
    </div>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      className={buttonStyle('quiet', 'icon', 'sticky top-0 shrink-0')}
      onClick={onClose}
    >
      <X />
      <span className="sr-only">Cerrar</span>
    </button>
  );
}

/** What was pressed has made way for it. */
export function FocusedButton(props: Omit<Parameters<typeof Button>[0], 'size' | 'ref'>) {
  return <Button {...props} ref={focusOnShow} size="large" />;
}
