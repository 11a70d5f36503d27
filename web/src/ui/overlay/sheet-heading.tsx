import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { buttonStyle } from '../button/button-style.ts';

/** What dialogs and drawers open with: their title, what they are for, and the way out. */
export function SheetHeading({ title, description }: { title: string; description?: ReactNode }) {
  return (
    <div className="mb-4 flex items-start justify-between gap-4 short:mb-1">
      <div className="grid min-w-0 gap-1 pt-2 short:flex short:flex-wrap short:items-baseline short:gap-x-3">
        <Radix.Title className="text-lg wrap-anywhere">{title}</Radix.Title>
        {description !== undefined && (
          <Radix.Description className="text-ink-soft">{description}</Radix.Description>
        )}
      </div>
      <Radix.Close
        className={buttonStyle(
          'quiet',
          'icon',
          'mr-[min(0px,calc(env(safe-area-inset-right)-0.5rem))]',
        )}
        aria-label="Cerrar"
      >
        <X />
      </Radix.Close>
    </div>
  );
}
