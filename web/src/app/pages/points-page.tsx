import { PointsProgramme } from '../../loyalty/points-page/points-programme.tsx';
import { OwnOrders } from '../../orders/own/own-orders.tsx';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';
import { useQueryClient } from '@tanstack/react-query';
import { clearCurrentUser } from '../../accounts/accounts.queries.ts';
import { OwnAccountCard } from '../../accounts/own-account/own-account-card.tsx';
import { OwnDataActions } from '../../customers/own-data/own-data-actions.tsx';
import { useRepeatOrder } from './use-repeat-order.ts';

export default function PointsPage() {
  const { data: site } = useSiteFacts();
  return (
    <PointsProgramme
      walletOpen={site?.walletOpen ?? false}
      orders={<OwnOrders {...useRepeatOrder()} />}
      account={<OwnAccount />}
    />
  );
}

export function OwnAccount() {
  const queryClient = useQueryClient();
  return (
    <OwnAccountCard
      furtherActions={(account) => (
        <OwnDataActions account={account} onErased={() => clearCurrentUser(queryClient)} />
      )}
    />
  );
}
