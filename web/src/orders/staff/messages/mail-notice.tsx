// Customers who have not got their mail: somebody has to call them (docs/rules/messages.md#for-staff).
import { MailWarning } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { archivedOrderPath } from '../archive/archive-conditions.ts';
import { useFailedMessages } from './messages.queries.ts';

type MailNoticeProps = {
  /** The orders that can be opened here. */
  orderIds: readonly number[];
  onOpen: (orderId: number) => void;
};

/** One line, which leads to the first of them; to one that was handed over in the archive. The live region is always there, or it would not be read out. */
export function MailNotice({ orderIds, onOpen }: MailNoticeProps) {
  const failed = (useFailedMessages() ?? []).filter(
    ({ orderId, isHandedOver }) => isHandedOver || orderIds.includes(orderId),
  );
  const [first, ...others] = failed;
  return (
    <div role="status" aria-label="Avisos por correo" className="empty:absolute">
      {first && (
        <div className="flex items-center gap-3 rounded border-l-4 border-glow bg-warn-surface py-1 pr-1.5 pl-3">
          <MailWarning className="size-5 shrink-0" />
          <p className="line-clamp-2 min-w-0 grow leading-tight">
            Sin aviso por correo: <bdi className="font-bold">{first.customerName}</bdi>
            {others.length > 0 && ` y ${others.length} más`}
          </p>
          {first.isHandedOver ? (
            <ButtonLink
              to={archivedOrderPath(first.orderId)}
              variant="secondary"
              className="bg-surface px-3!"
            >
              Ver
            </ButtonLink>
          ) : (
            <Button
              variant="secondary"
              className="bg-surface px-3!"
              onClick={() => onOpen(first.orderId)}
            >
              Ver
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
