// Unir con otra cuenta (docs/rules/customers.md#merging-accounts): the other account is looked for, both are
// seen side by side with what will become of them, and then, once and for good, they are one.
import { DialogButtons } from '../../../ui/button/dialog-buttons.tsx';
import { useState, type ComponentType } from 'react';
import type { CurrentUser, UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { userTitle } from '@brasa/core/accounts/users/users.rules.ts';
import { changeReasonIfTold } from '../../../browser/api/error-texts.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../../ui/overlay/sheet.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { toastError, toastSuccess } from '../../../ui/toast/toast.ts';
import { MergeComparison } from './merge-comparison.tsx';
import { mergeObstacle, possibleSides, type Sides } from './merge-sides.ts';
import { movedText } from './merge-texts.ts';
import { useMergeUsers } from './merging.queries.ts';

/** Where another account than the user's is looked for and chosen; `obstacleOf` says why it may not be. */
export type AccountSearch = ComponentType<{
  user: UserView;
  obstacleOf: (other: UserView) => string | null;
  onChoose: (other: UserView) => void;
}>;

type MergeUsersDialogProps = OpenProps & {
  user: UserView;
  viewer: CurrentUser;
  search: AccountSearch;
  onMerged: () => void;
};

export default function MergeUsersDialog(props: MergeUsersDialogProps) {
  const { user, viewer, search: Search, onMerged, ...dialog } = props;
  const [other, setOther] = useState<UserView | null>(null);
  return (
    <Dialog
      {...dialog}
      title="Unir con otra cuenta"
      description="Para quien tiene dos cuentas: puntos, pedidos y teléfonos quedan en una sola."
    >
      {other === null ? (
        <Search
          user={user}
          obstacleOf={(one) => mergeObstacle(viewer, user, one)}
          onChoose={setOther}
        />
      ) : (
        <Decision
          key={other.id}
          sides={possibleSides(viewer, user, other)}
          viewer={viewer}
          onBack={() => setOther(null)}
          onMerged={onMerged}
        />
      )}
    </Dialog>
  );
}

const FAILED = 'Error al unir las cuentas';

type DecisionProps = {
  /** The ways in which the two may become one; the first is proposed. */
  sides: readonly Sides[];
  viewer: CurrentUser;
  onBack: () => void;
  onMerged: () => void;
};

function Decision({ sides, viewer, onBack, onMerged }: DecisionProps) {
  const [chosen, setChosen] = useState(sides[0]?.kept.id);
  const merge = useMergeUsers({
    onSuccess: ({ user, moved }) => {
      toastSuccess('Cuentas unidas', `${userTitle(user)} recibe ${movedText(moved)}`);
      onMerged();
    },
    onError: (error) => toastError(FAILED, changeReasonIfTold(error)),
  });
  const { error, isPending } = merge;
  const taken = sides.find(({ kept }) => kept.id === chosen);
  if (!taken) return null;
  const { kept, merged } = taken;
  return (
    <div className="grid gap-6">
      <MergeComparison sides={taken} isFree={sides.length > 1} onKeep={setChosen} viewer={viewer} />
      {error && <FormError title={FAILED}>{changeReasonIfTold(error)}</FormError>}
      <p className="font-semibold">Unir las cuentas no se puede deshacer.</p>
      <DialogButtons
        cancel="Elegir otra"
        onCancel={onBack}
        row="flex-wrap-reverse *:min-h-14 max-sm:*:w-full"
        type="button"
        variant="danger"
        pending={isPending}
        pendingText="Uniendo..."
        onClick={() => merge.send({ kept: kept.id, merged: merged.id })}
      >
        Unir cuentas
      </DialogButtons>
    </div>
  );
}
