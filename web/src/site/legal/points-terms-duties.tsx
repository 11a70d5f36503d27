// The points programme between honest people: errors, fraud, personal data, leaving, changes.
import { Complaints as ComplaintsText } from './complaints.tsx';
import { Ways, emailPhrase } from './holder.tsx';
import type { LegalSection, LegalTextProps } from './legal-page.tsx';
import { Link } from '../../ui/link.tsx';

export const DUTIES_SECTIONS: readonly LegalSection[] = [
  { id: 'saldo', title: 'Tu saldo y los errores', Text: YourBalance },
  { id: 'fraude', title: 'Condiciones de fraude', Text: Fraud },
  { id: 'datos', title: 'Tus datos', Text: PersonalData },
  { id: 'baja', title: 'Cómo darte de baja', Text: Leaving },
  { id: 'cambios', title: 'Cambios y final del programa', Text: Changes },
  { id: 'reclamaciones', title: 'Reclamaciones y ley', Text: Complaints },
];

function YourBalance({ site }: LegalTextProps) {
  return (
    <p>
      En <Link to="/puntos">Mis Puntos</Link> ves tu saldo y cada movimiento: qué sumó, qué restó y
      cuándo. Si algo no cuadra,{' '}
      <Ways of={['enséñanos el ticket en el mostrador', emailPhrase(site, 'escribe a')]} />. Lo
      revisamos y, si el error es nuestro, lo corregimos con un apunte nuevo que también verás.
    </p>
  );
}

function Fraud() {
  return (
    <>
      <p>
        El programa funciona porque nos fiamos. Al registrarte aceptas estas{' '}
        <strong>condiciones de fraude</strong>. Se considera fraude:
      </p>
      <ul>
        <li>
          pedir puntos por compras que no se han hecho, que son de otro o que se anulan después;
        </li>
        <li>partir una compra en varias para saltarse los límites;</li>
        <li>tener varias cuentas la misma persona, o abrir una con datos falsos;</li>
        <li>usar el código, el teléfono o la cuenta de otra persona sin su permiso;</li>
        <li>copiar o modificar códigos, o manipular la web o el saldo;</li>
        <li>comprar o vender puntos o descuentos.</li>
      </ul>
      <p>
        Si vemos indicios, podemos dejar el descuento en espera mientras lo comprobamos y te
        pediremos tu versión antes de decidir. Si se confirma, retiramos los puntos obtenidos así y,
        en casos graves o repetidos, cerramos la cuenta. Un despiste no es fraude: se corrige y ya
        está. Si no estás de acuerdo, puedes <a href="#reclamaciones">reclamar</a>.
      </p>
    </>
  );
}

function PersonalData() {
  return (
    <p>
      Para llevar la cuenta de tus puntos guardamos tus datos de contacto y tus movimientos, como
      explica la <Link to="/privacidad#puntos">política de privacidad</Link>. No los usamos para
      enviarte publicidad.
    </p>
  );
}

function Leaving({ site }: LegalTextProps) {
  return (
    <>
      <p>
        Puedes dejar el programa cuando quieras, sin dar explicaciones. Si tienes cuenta, bórrala en{' '}
        <Link to="/puntos">Mis Puntos</Link>; si no, o si lo prefieres,{' '}
        <Ways of={[emailPhrase(site, 'escribe a'), 'dilo en el mostrador']} />. Comprobaremos que
        eres tú y borraremos tus datos. Antes tendrás que recoger o anular el encargo que tengas
        pendiente.
      </p>
      <p>
        Al borrarlos se pierden los puntos que te queden, porque ya no sabremos de quién son. Si
        tienes un bono activo, úsalo antes.
      </p>
    </>
  );
}

function Changes() {
  return (
    <p>
      Si cambiamos estas condiciones o terminamos el programa, lo avisaremos aquí y en el local con
      30 días de antelación por lo menos. Durante ese tiempo podrás usar los puntos que ya tengas
      con las condiciones de siempre.
    </p>
  );
}

function Complaints({ site }: LegalTextProps) {
  return (
    <>
      <ComplaintsText site={site} />
      <p className="mt-4">
        Estas condiciones se rigen por la ley española y no recortan los derechos que tienes como
        consumidor.
      </p>
    </>
  );
}
