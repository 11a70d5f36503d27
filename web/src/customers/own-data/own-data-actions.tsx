import { lazy } from 'react';
import { Download, Trash2 } from 'lucide-react';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import type { OwnAccount } from '@brasa/core/accounts/own-account/own-account.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { OnceOpened, useLazyOpening } from '../../ui/overlay/once-opened.tsx';
import { useDownloadOwnData } from './own-data.queries.ts';

// Seldom wanted: it comes when the hand goes to its button.
const loadErasureDialog = () => import('./erase-account-dialog.tsx');
const EraseAccountDialog = lazy(loadErasureDialog);

type OwnDataActionsProps = {
  account: OwnAccount;
  /** Leaves nobody signed in here; the account is no more. */
  onErased: () => Promise<void>;
};

export function OwnDataActions({ account, onErased }: OwnDataActionsProps) {
  const erasure = useLazyOpening(loadErasureDialog);
  const download = useDownloadOwnData();
  return (
    <>
      <Button
        variant="secondary"
        pending={download.isPending}
        pendingText="Preparando el archivo..."
        onClick={() => download.mutate()}
      >
        <Download className="size-5" /> Descargar mis datos
      </Button>
      {!isStaff(account.role) && (
        <Button variant="danger" className="sm:ml-auto" {...erasure.buttonProps}>
          <Trash2 className="size-5" /> Borrar mi cuenta
        </Button>
      )}
      <OnceOpened open={erasure.opening.open}>
        <EraseAccountDialog
          {...erasure.opening}
          username={account.username ?? ''}
          onErased={onErased}
        />
      </OnceOpened>
    </>
  );
}
