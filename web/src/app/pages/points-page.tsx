import { PointsProgramme } from '../../loyalty/points-page/points-programme.tsx';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';
import { OwnAccount } from './own-account.tsx';

export default function PointsPage() {
  const { data: site } = useSiteFacts();
  return <PointsProgramme walletOpen={site?.walletOpen ?? false} account={<OwnAccount />} />;
}
