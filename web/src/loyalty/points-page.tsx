import { ButtonLink } from '../ui/button-link.tsx';
import { TIERS } from '@brasa/core/loyalty/loyalty.rules.ts';

/** Mi Programa de Puntos: how points are earned and what they are worth. */
export default function PointsPage() {
  return (
    <div className="page-width grid gap-16 pt-12 pb-24 lg:pt-20">
      <header>
        <h1 className="max-w-[14ch] text-4xl">Mi Programa de Puntos</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">
          Cada euro que pagas en efectivo es un punto. Con cien, el siguiente pedido ya lleva
          descuento.
        </p>
      </header>
      <DiscountTiers />
      <HowItWorks />
      <ButtonLink to="/encargar" size="large" className="justify-self-start">
        Hacer Pedido
      </ButtonLink>
    </div>
  );
}

function DiscountTiers() {
  return (
    <section aria-labelledby="tiers">
      <h2 id="tiers" className="mb-6 text-2xl">
        Niveles de descuento
      </h2>
      <ol className="border-y-2 border-ink">
        {TIERS.map(({ name, points, euros }) => (
          <li
            key={name}
            className="grid grid-cols-[1fr_auto] items-baseline gap-4 border-line py-4 not-first:border-t sm:grid-cols-[10rem_1fr_auto]"
          >
            <h3 className="text-lg">{name}</h3>
            <p className="text-ink-soft max-sm:col-start-1 max-sm:row-start-2">{points} puntos</p>
            <p className="font-display text-2xl font-semibold text-accent max-sm:row-span-2">
              {euros} €
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const RULES = [
  'Se suma un punto por cada euro entero pagado en efectivo, o en un pago mixto con al menos la mitad en efectivo.',
  'Los puntos se dan dentro del horario de apertura y en pedidos de hasta 10 unidades.',
  'Con 100 puntos disponibles se activa el bono para el siguiente pedido; se aplica el nivel más alto alcanzado.',
  'Se pueden usar hasta 3 descuentos al día.',
  'Los puntos caducan al año de ganarlos.',
];

function HowItWorks() {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="mb-6 text-2xl">
        Cómo funciona
      </h2>
      <ol className="grid max-w-3xl gap-5">
        {RULES.map((rule, index) => (
          <li key={rule} className="grid grid-cols-[2.5rem_1fr] items-baseline gap-3">
            <span aria-hidden="true" className="font-display text-xl font-semibold text-accent">
              {index + 1}
            </span>
            <p>{rule}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
