import type { Points } from '@brasa/core/kernel/amounts/points.ts';
import type { PointsSummary } from '@brasa/core/loyalty/loyalty.contract.ts';
import { readPoints } from '@brasa/core/loyalty/loyalty.calls.ts';
import { BONUS_POINTS, nextTierInfo } from '@brasa/core/loyalty/loyalty.rules.ts';
import { useStoredAt } from '../../browser/api/use-stored-at.ts';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { StoredNote } from '../../ui/state/stored-note.tsx';
import { useOwnPoints } from '../loyalty.queries.ts';
import { expiryText, pointsText } from '@brasa/core/loyalty/points-texts.rules.ts';
import { SignedOut } from './signed-out.tsx';

export function PointsCard() {
  return (
    <section
      aria-labelledby="own-points"
      className="grid content-start gap-5 border-l-4 border-glow pl-5 sm:pl-8 lg:min-h-88"
    >
      <h2 id="own-points" className="text-lg">
        Tus puntos
      </h2>
      <Loaded
        query={useOwnPoints()}
        loading={<PointsSkeleton />}
        failed="No se pudieron cargar los puntos"
        failedHint="Siguen a salvo en tu cuenta."
        otherwise={<SignedOut />}
      >
        {(points) => <OwnPoints {...points} />}
      </Loaded>
      <StoredNote storedAt={useStoredAt(readPoints)} />
    </section>
  );
}

function PointsSkeleton() {
  return (
    <div role="status" aria-label="Cargando tus puntos" className="grid gap-5 noscript:hidden">
      <Skeleton className="h-[clamp(5rem,4rem+5vw,8.5rem)] w-48" />
      <Skeleton className="h-6 w-72 max-w-full" />
      <Skeleton className="h-6 w-56 max-w-full" />
    </div>
  );
}

function OwnPoints(points: PointsSummary) {
  const { availablePoints, totalPoints, nextExpiries } = points;
  return (
    <>
      <p className="leading-none">
        <span className="block font-display text-[clamp(5rem,4rem+5vw,8.5rem)] leading-[0.85] font-semibold tracking-tight text-glow">
          {availablePoints}
        </span>
        <span className="mt-3 block text-lg">
          {availablePoints === 1 ? 'punto disponible' : 'puntos disponibles'}
        </span>
      </p>
      <Worth availablePoints={availablePoints} discount={points.availableDiscount} />
      <NextExpiries expiries={nextExpiries} />
      {totalPoints > 0 && (
        <p className="text-sm text-ink-soft">
          Desde que empezaste has ganado {pointsText(totalPoints)}.
        </p>
      )}
    </>
  );
}

type WorthProps = { availablePoints: Points; discount: PointsSummary['availableDiscount'] };

function Worth({ availablePoints, discount }: WorthProps) {
  const next = nextTierInfo(availablePoints);
  if (discount) {
    return (
      <p className="max-w-[34ch] leading-snug">
        <strong className="text-glow">Bono activo: {discount.discount}&nbsp;€ de descuento</strong>{' '}
        en tu próximo pedido.
        {next && ` Con ${pointsText(next.pointsNeeded)} más serán ${next.nextDiscount} €.`}
      </p>
    );
  }
  if (availablePoints === 0) {
    return (
      <p className="max-w-[34ch] leading-snug">
        Aquí se suma un punto por cada euro que pagues en efectivo. Di tu teléfono al recoger.
      </p>
    );
  }
  return (
    next && (
      <p className="max-w-[34ch] leading-snug">
        Te faltan <strong className="text-glow">{pointsText(next.pointsNeeded)}</strong> para
        activar el bono de {next.nextDiscount}&nbsp;€, a los {BONUS_POINTS} puntos.
      </p>
    )
  );
}

type Expiries = PointsSummary['nextExpiries'];

const SHOWN = 3;

function NextExpiries({ expiries }: { expiries: Expiries }) {
  if (expiries.length === 0) return null;
  const later = expiries.slice(SHOWN);
  return (
    <div className="grid gap-2 border-t border-dashed border-line-strong pt-4">
      <h3 className="font-sans text-base">Próximas caducidades</h3>
      <ExpiryList expiries={expiries.slice(0, SHOWN)} />
      {later.length > 0 && (
        <details className="group">
          <summary className="target flex w-fit cursor-pointer items-center font-semibold underline underline-offset-4">
            Ver {later.length} más
          </summary>
          <ExpiryList expiries={later} />
        </details>
      )}
    </div>
  );
}

function ExpiryList({ expiries }: { expiries: Expiries }) {
  return (
    <ul className="grid gap-1 text-ink-soft">
      {expiries.map((expiry) => (
        <li key={expiry.lastDay}>{expiryText(expiry)}</li>
      ))}
    </ul>
  );
}
