import type { ComponentProps } from 'react';
import { SheetHeading } from './sheet-heading.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

/** A question or a short form in the middle of the screen; it gives the focus back when it closes. */
export function Dialog({ title, description, children, ...sheet }: SheetProps) {
  return (
    <Sheet
      {...sheet}
      hasDescription={description !== undefined}
      className="sheet-middle scroll-room inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 overflow-y-auto overscroll-contain rounded-card p-5 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:p-7"
    >
      <SheetHeading title={title} description={description} />
      {children}
    </Sheet>
  );
}

type FormDialogProps = SheetProps & Pick<ComponentProps<'form'>, 'onSubmit'>;

/** A dialog that is one form. */
export function FormDialog({ onSubmit, children, ...dialog }: FormDialogProps) {
  return (
    <Dialog {...dialog}>
      <form noValidate className="grid gap-5" onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  );
}
