// What belongs to an account beside what is written in its dialog: further phones, the accounts that became
// part of it, and the way to another one of the same person (docs/rules/customers.md#account-of-a-user).
import { lazy } from 'react';
import type { CurrentUser, UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { CUSTOMERS_FAILURES } from '@brasa/core/customers/customers.failures.ts';
import type { PastMerge } from '@brasa/core/customers/merging.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { OnceOpened, useLazyOpening } from '../../ui/overlay/once-opened.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import type { AccountSearch } from './merge/merge-users-dialog.tsx';
import { mergeLine, ordersCount, pointsCount } from './merge/merge-texts.ts';
import { useUserAccount } from './merge/merging.queries.ts';
import { OtherPhones } from './other-phones.tsx';

const loadMergeDialog = () => import('./merge/merge-users-dialog.tsx');
const MergeUsersDialog = lazy(loadMergeDialog);

type AccountSectionProps = {
  user: UserView;
  viewer: CurrentUser;
  search: AccountSearch;
  /** The account is another one now, or part of another one. */
  onMerged: () => void;
};

export function AccountSection(props: AccountSectionProps) {
  const { user, viewer } = props;
  const account = useUserAccount(user.id);
  const { data, isPending, isError } = account;
  return (
    <section
      aria-label="Cuenta"
      className="mt-7 grid gap-5 border-t border-line pt-6 [&_h3]:font-semibold"
    >
      {isPending && <Skeletons count={1} label="Cargando la cuenta..." className="*:h-14" />}
      {isError && <ErrorState title="Error al cargar la cuenta" query={account} />}
      {data && (
        <p>
          <strong>{pointsCount(data.availablePoints)}</strong> · {ordersCount(data.orders)}
        </p>
      )}
      {data && data.otherPhones.length > 0 && (
        <OtherPhones userId={user.id} phones={data.otherPhones} />
      )}
      {data && data.merges.length > 0 && <Merges merges={data.merges} />}
      {user.role !== 'superadmin' &&
        (user.id === viewer.id ? (
          <p className="text-sm text-ink-soft">{CUSTOMERS_FAILURES.MERGE_INTO_OWN.text}.</p>
        ) : (
          <MergeEntry {...props} />
        ))}
    </section>
  );
}

function Merges({ merges }: { merges: readonly PastMerge[] }) {
  return (
    <div>
      <h3>Cuentas unidas</h3>
      <ul className="mt-1 grid gap-1 text-sm text-ink-soft">
        {merges.map((merge, index) => (
          // The log only grows, at its upper end.
          <li key={merges.length - index}>{mergeLine(merge)}</li>
        ))}
      </ul>
    </div>
  );
}

function MergeEntry({ onMerged, ...props }: AccountSectionProps) {
  const { turn, opening, close, buttonProps } = useLazyOpening(loadMergeDialog);
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">
        ¿Tiene esta persona otra cuenta, quizá con otro teléfono?
      </p>
      <Button
        variant="secondary"
        className="min-h-14 sm:justify-self-start"
        onClick={buttonProps.onClick}
      >
        Unir con otra cuenta
      </Button>
      <OnceOpened open={opening.open}>
        <MergeUsersDialog
          key={turn}
          {...opening}
          {...props}
          onMerged={() => {
            close();
            onMerged();
          }}
        />
      </OnceOpened>
    </div>
  );
}
