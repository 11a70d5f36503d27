import { points, type Points } from '@brasa/core/kernel/amounts/points.ts';
import type { DiscountTiers as TiersReply } from '@brasa/core/loyalty/loyalty.contract.ts';
import { tierName, tiersFor } from '@brasa/core/loyalty/loyalty.rules.ts';
import { Badge } from '../../ui/badge.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { StampRow, stampedShare } from '../../ui/picture/stamp-row.tsx';
import { useDiscountTiers } from '../loyalty.queries.ts';
import { pointsText } from '@brasa/core/loyalty/points-texts.rules.ts';

const LOADING = 'Cargando los niveles de descuento';

/** The card of the house, stamped as far as the points go: a row of ten stamps for each tier. */
export function DiscountTiers() {
  return (
    <section aria-labelledby="tiers" className="grid grid-cols-1 content-start gap-6">
      <h2 id="tiers" className="text-2xl">
        Niveles de descuento
      </h2>
      <Loaded
        query={useDiscountTiers()}
        loading={<Skeletons count={3} label={LOADING} className="grid gap-4 *:h-36" />}
        failed="No se pudieron cargar los niveles de descuento"
        failedHint="Tus puntos y tus descuentos no cambian."
        otherwise={<TierCard allTiers={tiersFor(points(0))} currentPoints={null} />}
      >
        {(reply) => <TierCard {...reply} />}
      </Loaded>
    </section>
  );
}

/** `currentPoints` is null for whoever is signed out: the bare card. */
type TierCardProps = {
  allTiers: TiersReply['allTiers'];
  currentPoints: Points | null;
};

function TierCard({ allTiers, currentPoints }: TierCardProps) {
  return (
    <div className="rounded-card bg-surface px-5 py-6 shadow-high sm:px-8 sm:py-8 lg:-rotate-1">
      <p className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-3 font-display text-lg leading-tight font-semibold">
        Tarjeta de la casa
        <span className="text-right font-sans text-sm font-normal">Un sello, diez puntos</span>
      </p>
      <ol>
        {allTiers.map((tier, index) => (
          <TierRow
            key={tier.points}
            tier={tier}
            from={allTiers[index - 1]?.points ?? 0}
            currentPoints={currentPoints}
          />
        ))}
      </ol>
    </div>
  );
}

type TierRowProps = {
  tier: TiersReply['allTiers'][number];
  from: number;
  currentPoints: Points | null;
};

function TierRow({ tier, ...progress }: TierRowProps) {
  const { points, discount, available } = tier;
  const name = tier.name || tierName(points);
  const { from, currentPoints } = progress;
  const share = Math.min(1, Math.max(0, ((currentPoints ?? 0) - from) / (points - from)));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-3 border-b border-dashed border-line-strong py-5 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 leading-tight">
        <h3 className="text-lg">{name}</h3>
        <span className="text-sm">{pointsText(points)}</span>
        {available && <Badge tone="good">Disponible</Badge>}
        {!available && currentPoints !== null && (
          <span className="text-sm text-ink-soft">Faltan {pointsText(points - currentPoints)}</span>
        )}
      </div>
      <p className="min-w-[3.2ch] text-right font-display text-3xl leading-none font-semibold text-accent sm:row-span-2">
        {discount}&nbsp;€
      </p>
      <StampRow
        className="max-sm:col-span-2"
        stamps={{
          className: 'transition-[clip-path] duration-600',
          style: stampedShare(share),
        }}
      />
    </li>
  );
}
