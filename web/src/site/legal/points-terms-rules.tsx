// The points programme as a customer may count on it: earning, spending, expiry.
// See docs/rules/loyalty.md#loyalty.
import { cents, formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { formatChickens } from '@brasa/core/kernel/amounts/tenths.ts';
import { LEAST_CASH_PERCENT, MOST_EARNING_QUANTITY } from '@brasa/core/loyalty/earning.rules.ts';
import { BONUS_POINTS, MAX_DISCOUNTS_A_DAY, TIERS } from '@brasa/core/loyalty/loyalty.rules.ts';
import { nameInText } from './holder.tsx';
import type { LegalSection, LegalTextProps } from './legal-page.tsx';
import { Link } from '../../ui/link.tsx';

const MOST_UNITS = formatChickens(MOST_EARNING_QUANTITY);

export const RULES_SECTIONS: readonly LegalSection[] = [
  { id: 'programa', title: 'Qué es el programa', Text: Programme },
  { id: 'ganar', title: 'Cómo se ganan los puntos', Text: Earning },
  { id: 'descuentos', title: 'Qué descuentos dan', Text: Discounts },
  { id: 'caducidad', title: 'Cuándo caducan', Text: Expiry },
  { id: 'anulaciones', title: 'Si se anula un pedido', Text: Reversals },
];

function Programme({ site }: LegalTextProps) {
  return (
    <>
      <p>
        Es la manera que tiene {nameInText(site)} de agradecer que vuelvas. Participar es gratis. Te
        apuntas con una cuenta en esta web o dando tu teléfono en el mostrador, y al hacerlo aceptas
        estas condiciones.
      </p>
      <p>
        Los puntos son tuyos y de nadie más: no son dinero, no se cambian por efectivo y no se
        pueden vender ni pasar a otra persona.
      </p>
    </>
  );
}

function Earning() {
  return (
    <>
      <p>
        <strong>Cada euro entero pagado da 1 punto.</strong> Los céntimos no cuentan: una compra de
        13,50&nbsp;€ da 13 puntos. Para que una compra sume:
      </p>
      <ul>
        <li>
          se paga en efectivo o, si el pago es mixto, al menos la mitad (el {LEAST_CASH_PERCENT}
          &nbsp;%) en efectivo;
        </li>
        <li>
          se hace en el local dentro del <Link to="/contacto">horario de apertura</Link>;
        </li>
        <li>
          es de {MOST_UNITS} unidades como mucho: los pedidos de más de {MOST_UNITS} unidades no dan
          puntos.
        </li>
      </ul>
      <p>
        Los puntos se apuntan al pagar. Enseña tu código o di tu teléfono antes de irte; después no
        siempre podremos comprobar la compra.
      </p>
    </>
  );
}

function Discounts() {
  return (
    <>
      <p>
        Al llegar a {BONUS_POINTS} puntos disponibles tu bono se activa para el siguiente pedido:
      </p>
      <TierTable />
      <ul>
        <li>
          Se aplica el nivel más alto al que llegues de los que caben enteros en lo que pagas (si no
          cabe ninguno, el más bajo), y se restan los puntos de ese nivel.
        </li>
        <li>Como máximo, {MAX_DISCOUNTS_A_DAY} descuentos al día por persona.</li>
        <li>
          El descuento cubre una parte de lo que pagas: en efectivo, hasta el 100&nbsp;%; con
          tarjeta o con Bizum, hasta el 70&nbsp;%; por transferencia, nada. Lo que sobre no se
          devuelve en dinero.
        </li>
        <li>Lo aplica nuestro personal en el mostrador, con tu código o tu teléfono.</li>
      </ul>
    </>
  );
}

function TierTable() {
  return (
    <table className="my-5 w-full max-w-md border-y-2 border-ink text-left wrap-anywhere">
      <caption className="sr-only">Niveles de descuento</caption>
      <thead className="text-sm text-ink-soft">
        <tr className="*:py-2 *:font-semibold *:not-first:text-right">
          <th scope="col">Nivel</th>
          <th scope="col">Puntos</th>
          <th scope="col">Descuento</th>
        </tr>
      </thead>
      <tbody>
        {TIERS.map(({ name, points, euros }) => (
          <tr key={name} className="border-t border-line font-display text-lg">
            <th scope="row" className="py-2 font-semibold">
              {name}
            </th>
            <td className="py-2 text-right">{points}</td>
            <td className="py-2 text-right font-semibold text-accent">
              {formatEuros(cents(euros * 100))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Expiry() {
  return (
    <p>
      Cada punto caduca <strong>un año después de ganarlo</strong>. Los ganados el 15 de marzo, por
      ejemplo, caducan el 15 de marzo del año siguiente. Al usar puntos gastamos primero los más
      antiguos, para que caduquen los menos posibles. Los caducados no se recuperan.
    </p>
  );
}

function Reversals() {
  return (
    <p>
      Si un pedido se anula o se devuelve, retiramos los puntos que dio y te devolvemos los que
      gastaste en él. Si los puntos que dio ya están gastados, retiramos los que haya: tu saldo
      puede quedarse a cero, nunca por debajo, y lo que falte se descuenta de los puntos que se te
      devuelvan después.
    </p>
  );
}
