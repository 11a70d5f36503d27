import { Link } from 'react-router';
import { BONUS_POINTS, MAX_DISCOUNTS_A_DAY } from '@brasa/core/loyalty/loyalty.rules.ts';

const RULES = [
  'Se suma un punto por cada euro entero pagado en efectivo, o en un pago mixto con al menos la mitad en efectivo.',
  'Los puntos se dan dentro del horario de apertura y en pedidos de hasta 10 unidades.',
  `Con ${BONUS_POINTS} puntos disponibles se activa el bono para el siguiente pedido; se aplica el nivel más alto alcanzado.`,
  `Se pueden usar hasta ${MAX_DISCOUNTS_A_DAY} descuentos al día.`,
  'Los puntos caducan al año de ganarlos.',
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="mb-6 text-2xl">
        Cómo funciona
      </h2>
      <ol className="grid max-w-prose gap-5">
        {RULES.map((rule, index) => (
          <li key={rule} className="grid grid-cols-[2.5rem_1fr] items-baseline gap-3">
            <span aria-hidden="true" className="font-display text-xl font-semibold text-accent">
              {index + 1}
            </span>
            <p>{rule}</p>
          </li>
        ))}
      </ol>
      <Link
        to="/condiciones-puntos"
        className="target mt-4 inline-flex items-center font-semibold underline underline-offset-4"
      >
        Condiciones del programa
      </Link>
    </section>
  );
}
