// What the buyer may count on beyond the order itself.
import { WITHDRAWAL_DAYS } from '@brasa/core/orders/page/withdrawal.rules.ts';
import { Complaints as ComplaintsText } from './complaints.tsx';
import { addressInText, emailPhrase, nameInText, Ways } from './holder.tsx';
import type { LegalSection, LegalTextProps } from './legal-page.tsx';
import { Link } from '../../ui/link.tsx';

export const RIGHTS_SECTIONS: readonly LegalSection[] = [
  { id: 'alergenos', title: 'Alérgenos', Text: Allergens },
  { id: 'desistimiento', title: 'Derecho de desistimiento', Text: Withdrawal },
  { id: 'desistir-bebidas', title: 'Desistir de las bebidas', Text: DrinksWithdrawal },
  { id: 'garantia', title: 'Si algo no está bien', Text: Faults },
  { id: 'eventos', title: 'Eventos y encargos especiales', Text: Events },
  { id: 'datos', title: 'Puntos y datos personales', Text: PointsAndData },
  { id: 'reclamaciones', title: 'Reclamaciones y ley', Text: Complaints },
];

function Allergens() {
  return (
    <>
      <p>
        En la <Link to="/productos">carta</Link> cada producto indica cuáles de los 14 alérgenos de
        declaración obligatoria contiene (Reglamento (UE) 1169/2011 y Real Decreto 126/2015), y la
        confirmación de tu encargo los repite.
      </p>
      <p>
        Cocinamos todo en la misma cocina, así que no podemos descartar trazas. Si tienes una
        alergia o una intolerancia, dínoslo antes de encargar: te contaremos qué lleva cada plato y
        cómo se hace.
      </p>
    </>
  );
}

function Withdrawal() {
  return (
    <>
      <p>
        La comida se estropea pronto, y por eso la ley no da derecho a desistir de la compra una vez
        preparada: es la excepción del artículo 103 d) del Real Decreto Legislativo 1/2007, la ley
        general para la defensa de los consumidores y usuarios. Tampoco lo hay en los servicios de
        comida o de celebración contratados para una fecha concreta (artículo 103 l). Las bebidas
        cerradas no se estropean: <a href="#desistir-bebidas">de ellas puedes desistir</a>.
      </p>
      <p>
        Eso no te impide <a href="#cambios">anular a tiempo</a> ni reclamar si{' '}
        <a href="#garantia">algo no está bien</a>.
      </p>
    </>
  );
}

function DrinksWithdrawal({ site }: LegalTextProps) {
  return (
    <>
      <p>
        Si encargas sin estar en el local bebidas en botella o lata cerrada (vino, cerveza,
        refrescos o agua, por ejemplo), puedes desistir de su compra en{' '}
        <strong>{WITHDRAWAL_DAYS} días naturales desde que las recoges</strong>, sin decir por qué y
        sin coste (artículo 102 y siguientes de la misma ley). Antes de recogerlas basta con{' '}
        <a href="#cambios">cambiar o anular el encargo</a>.
      </p>
      <p>
        Lo más fácil es la página de tu pedido: «Desistir de las bebidas aquí». También basta con
        que nos lo digas claramente, dentro de ese plazo,{' '}
        <Ways
          of={[
            'en el mostrador',
            site.phonePrimary !== '' && 'por teléfono',
            emailPhrase(site, 'por correo a'),
            'por escrito',
          ]}
        />
        . Puedes usar el formulario de abajo, pero no es obligatorio.
      </p>
      <p>
        Tráenoslas al local sin abrir en los {WITHDRAWAL_DAYS} días siguientes a decírnoslo. Te
        devolvemos lo que pagaste por ellas, de la misma forma en que lo pagaste, en{' '}
        {WITHDRAWAL_DAYS} días desde que nos lo dices; si para entonces no las has traído, cuando
        las traigas.
      </p>
      <p>
        De una bebida que has abierto no se puede desistir: estaba precintada por higiene (artículo
        103 e).
      </p>
      <p>
        <strong>Modelo de formulario de desistimiento</strong> (rellénalo y envíalo solo si quieres
        desistir del contrato):
      </p>
      <ul>
        <li>
          A la atención de{' '}
          {[nameInText(site), addressInText(site), site.email]
            .filter((part) => part !== '')
            .join(', ')}
          :
        </li>
        <li>Por la presente le comunico que desisto de mi contrato de venta de estas bebidas: …</li>
        <li>Pedido n.º: … Recibido el: …</li>
        <li>Nombre: … Domicilio: …</li>
        <li>Firma (solo si se presenta en papel): …</li>
        <li>Fecha: …</li>
      </ul>
    </>
  );
}

function Faults() {
  return (
    <p>
      Tienes derecho a recibir lo que encargaste y en buen estado. Compruébalo al recogerlo si
      puedes y, si falta algo o no está como debe, dínoslo cuanto antes: te lo cambiamos, te
      rebajamos el precio o te devolvemos el dinero, según corresponda por ley.
    </p>
  );
}

function Events() {
  return (
    <p>
      El <em>catering</em>, el salón, las paellas gigantes y los encargos para las comparsas se
      acuerdan con un presupuesto por escrito. En él están el precio con IVA, la fecha, lo que
      incluye, la señal si la hay y hasta cuándo se puede anular; si dice algo distinto de esta
      página, vale el presupuesto.
    </p>
  );
}

function PointsAndData() {
  return (
    <p>
      Tus compras pueden dar puntos según las{' '}
      <Link to="/condiciones-puntos">condiciones del programa</Link>. Los datos que nos das al
      encargar se tratan como explica la{' '}
      <Link to="/privacidad#encargos">política de privacidad</Link>.
    </p>
  );
}

function Complaints({ site }: LegalTextProps) {
  return (
    <>
      <ComplaintsText site={site} />
      <p className="mt-4">
        La compra se rige por la ley española. Si eres consumidor, son competentes los juzgados de
        tu domicilio.
      </p>
    </>
  );
}
