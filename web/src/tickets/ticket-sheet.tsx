// The way to paper without a printer of the shop's: the browser prints what the printer would.
import { createPortal } from 'react-dom';
import { Printer } from 'lucide-react';
import { DialogButtons } from '../ui/button/dialog-buttons.tsx';
import { Drawer } from '../ui/overlay/drawer.tsx';
import { Loaded } from '../ui/state/loaded.tsx';
import { Skeletons } from '../ui/state/skeleton.tsx';
import type { OpenedTicket } from './opened-ticket.ts';
import { Paper } from './paper.tsx';
import { KIND_TITLES } from './ticket-texts.ts';
import { useTicket } from './tickets.queries.ts';

type TicketSheetProps = OpenedTicket & { onClose: () => void };

/** A ticket that was asked for here, looked at before it is printed. */
export default function TicketSheet({ id, kind, onClose }: TicketSheetProps) {
  const query = useTicket(id);
  const ticket = query.data;
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={KIND_TITLES[kind]}
      description="Así sale en papel de 80 mm"
      footer={
        <DialogButtons
          row="*:px-4! *:last:grow"
          size="large"
          type="button"
          cancel="Volver"
          onCancel={onClose}
          aria-disabled={!ticket}
          onClick={() => ticket && window.print()}
        >
          <Printer className="size-5" />
          Imprimir
        </DialogButtons>
      }
    >
      <Loaded
        query={query}
        loading={
          <Skeletons count={4} label="Cargando el ticket..." className="grid gap-3 *:h-10" />
        }
        failed="No se pudo cargar el ticket"
        ended="Inicia sesión otra vez para imprimirlo."
      >
        {(loaded) => (
          <div className="overflow-x-auto rounded border border-line bg-white p-[3mm]">
            <div className="mx-auto w-fit">
              <Paper ticket={loaded} />
            </div>
          </div>
        )}
      </Loaded>
      {ticket &&
        createPortal(
          <div aria-hidden="true" className="hidden print:block">
            <div data-printed data-ticket>
              <Paper ticket={ticket} />
            </div>
          </div>,
          document.body,
        )}
    </Drawer>
  );
}
