import { PointsProgramme } from '../../loyalty/points-programme.tsx';
import { useSiteFacts } from '../../site/site.queries.ts';

export default function PointsPage() {
  const { data: site } = useSiteFacts();
  return <PointsProgramme walletOpen={site?.walletOpen ?? false} />;
}
