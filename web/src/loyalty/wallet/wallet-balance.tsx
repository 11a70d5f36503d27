import type { Points } from '@brasa/core/kernel/amounts/points.ts';
import type { WalletSummary } from '@brasa/core/loyalty/loyalty.contract.ts';
import {
  availableDiscount,
  BONUS_POINTS,
  nextTierInfo,
} from '@brasa/core/loyalty/loyalty.rules.ts';
import { readWallet } from '@brasa/core/loyalty/loyalty.calls.ts';
import { useStoredAt } from '../../browser/api/use-stored-at.ts';
import { Badge } from '../../ui/badge.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { StoredNote } from '../../ui/state/stored-note.tsx';
import { useWallet } from '../loyalty.queries.ts';
import { pointsText } from '@brasa/core/loyalty/points-texts.rules.ts';

export function WalletBalance({ name }: { name: string | null }) {
  return (
    <section
      aria-labelledby="balance"
      className="grid min-h-60 content-between gap-5 bg-surface p-5 sm:gap-8 sm:p-8 lg:p-10"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="balance" className="text-base sm:text-lg">
          Saldo de puntos
        </h2>
        {name !== null && (
          <p className="min-w-0 text-ink-soft wrap-anywhere max-sm:text-sm">{name}</p>
        )}
      </div>
      <Loaded
        query={useWallet()}
        loading={
          <div role="status" className="grid gap-5">
            <Skeleton className="h-16 w-44 sm:h-[clamp(5rem,4rem+5vw,9rem)]" />
            <p className="text-ink-soft">Cargando tu wallet...</p>
          </div>
        }
        failed="No se pudieron cargar los puntos"
        failedHint="Siguen a salvo en tu cuenta."
        otherwise={null}
      >
        {(wallet) => <Balance {...wallet} />}
      </Loaded>
      <StoredNote storedAt={useStoredAt(readWallet)} />
    </section>
  );
}

function Balance({ availablePoints, totalPoints, bonusActive }: WalletSummary) {
  return (
    <>
      <p className="leading-none max-sm:flex max-sm:items-end max-sm:gap-3">
        <span className="block font-display text-[5rem] leading-[0.8] font-semibold tracking-tight text-glow sm:text-[clamp(5rem,4rem+5vw,9rem)] sm:leading-[0.85]">
          {availablePoints}
        </span>
        <span className="block text-lg max-sm:leading-none sm:mt-3">
          {availablePoints === 1 ? 'punto disponible' : 'puntos disponibles'}
        </span>
      </p>
      <div className="grid gap-3 sm:gap-4">
        {bonusActive ? (
          <ActiveBonus points={availablePoints} />
        ) : (
          <WayToBonus points={availablePoints} />
        )}
        <p className="text-sm text-ink-soft">Ganados en total: {pointsText(totalPoints)}</p>
      </div>
    </>
  );
}

function ActiveBonus({ points }: { points: Points }) {
  const discount = availableDiscount(points);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Badge tone="good">Bono activo</Badge>
      {discount && <span>{discount.discount}&nbsp;€ de descuento</span>}
    </p>
  );
}

function WayToBonus({ points }: { points: Points }) {
  const missing = nextTierInfo(points)?.pointsNeeded ?? 0;
  if (points <= 0) {
    return <p className="max-w-[40ch]">Con {BONUS_POINTS} puntos se activa tu primer bono.</p>;
  }
  return (
    <div className="grid gap-2">
      <div
        role="progressbar"
        aria-label="Progreso hacia el bono"
        aria-valuemin={0}
        aria-valuemax={BONUS_POINTS}
        aria-valuenow={points}
        aria-valuetext={`${points} de ${BONUS_POINTS} puntos`}
        className="grid grid-cols-10 gap-1.5"
      >
        {Array.from({ length: 10 }, (_, index) => (
          <Ember key={index} lit={points / 10 - index} />
        ))}
      </div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          Te faltan <strong className="text-glow">{pointsText(missing)}</strong> para tu bono
        </span>
        <span className="text-ink-soft max-sm:hidden">
          {points} / {BONUS_POINTS}
        </span>
      </p>
    </div>
  );
}

/** `lit`: the share of it that glows; below 0 none, above 1 all. */
function Ember({ lit }: { lit: number }) {
  const share = Math.min(1, Math.max(0, lit));
  return (
    <span className="h-4 overflow-clip rounded-full border border-line-strong">
      <span className="block h-full bg-glow" style={{ width: `${share * 100}%` }} />
    </span>
  );
}
