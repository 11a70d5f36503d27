// For the header, and loaded only for those who are signed in (docs/rules/loyalty.md#points-badge).
import type { PointsNotification } from '@brasa/core/loyalty/loyalty.contract.ts';
import { Badge } from '../ui/badge.tsx';
import { usePointsNotification } from './loyalty.queries.ts';
import { pointsText } from '@brasa/core/loyalty/points-texts.rules.ts';
import { Link } from '../ui/link.tsx';

const NEAR_POINTS = 20;

export default function PointsBadge() {
  const { data, isError } = usePointsNotification();
  const news = data && !isError ? newsOf(data) : null;
  if (!news) return null;
  return (
    <Link
      to="/puntos"
      className="target mr-2 inline-flex items-center justify-center whitespace-nowrap"
    >
      <Badge tone={news.tone}>{news.text}</Badge>
    </Link>
  );
}

function newsOf({ availableDiscount, nextTierInfo }: PointsNotification) {
  if (availableDiscount) {
    return { tone: 'good', text: `${availableDiscount.discount} € disponible` } as const;
  }
  if (nextTierInfo && nextTierInfo.pointsNeeded <= NEAR_POINTS) {
    const { pointsNeeded, nextDiscount } = nextTierInfo;
    return {
      tone: 'outline',
      text: `Solo ${pointsText(pointsNeeded)} para €${nextDiscount}`,
    } as const;
  }
  return null;
}
