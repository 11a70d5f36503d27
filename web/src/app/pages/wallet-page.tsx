import { useCurrentUser } from '../../accounts/accounts.queries.ts';
import { AccessRequired } from '../../loyalty/wallet/access-required.tsx';
import { Wallet } from '../../loyalty/wallet/wallet.tsx';
import { FullScreenSpinner } from '../../ui/state/spinner.tsx';

export default function WalletPage() {
  const { data: user, isPending } = useCurrentUser();
  if (isPending) {
    return (
      <>
        <h1 className="sr-only">Mi Wallet</h1>
        <FullScreenSpinner text="Cargando tu wallet..." />
      </>
    );
  }
  return user ? <Wallet userId={user.id} name={user.name ?? user.username} /> : <AccessRequired />;
}
