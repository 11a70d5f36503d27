import { Complaints } from './complaints.tsx';
import { HolderFacts, nameInText, shopInText, Ways, emailPhrase } from './holder.tsx';
import { LegalPage, type LegalSection, type LegalTextProps } from './legal-page.tsx';
import { Link } from '../../ui/link.tsx';

const SECTIONS: readonly LegalSection[] = [
  { id: 'titular', title: 'Quién está detrás', Text: Holder },
  { id: 'objeto', title: 'Para qué sirve esta web', Text: Purpose },
  { id: 'uso', title: 'Cómo se usa', Text: Use },
  { id: 'contenidos', title: 'Precios y contenidos', Text: Accuracy },
  { id: 'propiedad', title: 'De quién son los textos y los dibujos', Text: Property },
  { id: 'enlaces', title: 'Enlaces a otros sitios', Text: Links },
  { id: 'responsabilidad', title: 'De qué respondemos', Text: Liability },
  { id: 'reclamaciones', title: 'Hojas de reclamaciones', Text: Complaints },
  { id: 'ley', title: 'Ley y juzgados', Text: Law },
];

export default function LegalNoticePage() {
  return (
    <LegalPage
      title="Aviso legal"
      summary="Quiénes somos, qué puedes hacer en esta web y qué puedes esperar de ella."
      updated="2026-11-21"
      sections={SECTIONS}
    />
  );
}

function Holder({ site }: LegalTextProps) {
  return (
    <>
      <p>
        Como pide el artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y
        de comercio electrónico (LSSI), estos son los datos de quien responde de esta web:
      </p>
      <HolderFacts site={site} />
      <p>
        Nos dedicamos a elaborar y vender comida para llevar, al <em>catering</em> y a las
        celebraciones. Para cualquier cosa puedes{' '}
        <Ways
          of={[
            emailPhrase(site, 'escribirnos a'),
            site.phonePrimary !== '' && 'llamarnos',
            'venir al mostrador',
          ]}
        />{' '}
        en nuestro <Link to="/contacto">horario</Link>.
      </p>
    </>
  );
}

function Purpose({ site }: LegalTextProps) {
  return (
    <>
      <p>
        Aquí ves la carta de {shopInText(site)}, haces encargos para recoger, llevas la cuenta de
        tus puntos y encuentras cómo contactar con nosotros. Entrar y mirar es gratis y no hace
        falta registrarse.
      </p>
      <p>
        Los encargos se rigen por las <Link to="/condiciones-compra">condiciones de compra</Link> y
        los puntos por las <Link to="/condiciones-puntos">condiciones del programa de puntos</Link>.
        Lo que hacemos con tus datos está en la <Link to="/privacidad">política de privacidad</Link>
        .
      </p>
    </>
  );
}

function Use() {
  return (
    <>
      <p>Usa esta web con buena fe y para lo que es. En concreto, no está permitido:</p>
      <ul>
        <li>hacer encargos falsos o a nombre de otra persona sin su permiso;</li>
        <li>entrar o intentar entrar en cuentas o zonas que no son tuyas;</li>
        <li>
          sobrecargar el servicio, copiarlo de forma automática o introducir programas dañinos;
        </li>
        <li>alterar puntos, códigos o descuentos.</li>
      </ul>
      <p>
        Si tienes cuenta, guarda bien tu contraseña y avísanos si crees que alguien más la conoce.
        Podemos suspender una cuenta que se use contra estas reglas.
      </p>
    </>
  );
}

function Accuracy() {
  return (
    <p>
      Procuramos que todo lo publicado esté al día. Aun así, una foto o un dibujo no es el plato, la
      carta puede cambiar y puede colarse una errata. Si un precio es claramente un error, te lo
      diremos antes de preparar nada y decidirás si sigues adelante.
    </p>
  );
}

function Property({ site }: LegalTextProps) {
  return (
    <>
      <p>
        El nombre, los textos, los dibujos y el diseño de esta web son de {nameInText(site)} o se
        usan con permiso de sus autores. Puedes verlos, compartir el enlace e imprimirlos para ti;
        para cualquier otro uso, pídenos permiso antes.
      </p>
      <p>
        El mapa de la página de contacto es de los colaboradores de OpenStreetMap, con licencia
        ODbL. Las letras son Fraunces y Figtree, con licencia SIL Open Font License.
      </p>
    </>
  );
}

function Links() {
  return (
    <p>
      Enlazamos a sitios que no son nuestros, como Instagram, Facebook, WhatsApp, OpenStreetMap o
      Google Maps. Al entrar en ellos valen sus condiciones, y nosotros no respondemos de lo que
      publican. Si ves un enlace roto o inadecuado, dínoslo y lo quitamos.
    </p>
  );
}

function Liability({ site }: LegalTextProps) {
  return (
    <>
      <p>
        Cuidamos esta web, pero no podemos prometer que funcione sin interrupciones: puede haber
        averías, mantenimiento o cortes ajenos a nosotros. Si no funciona,{' '}
        {site.phonePrimary === '' ? 'el mostrador' : 'el teléfono'} sí.
      </p>
      <p>
        Respondemos de lo que hacemos y de lo que vendemos como manda la ley. Nada de lo que dice
        este aviso recorta tus derechos como consumidor.
      </p>
    </>
  );
}

function Law() {
  return (
    <p>
      Este aviso se rige por la ley española. Si eres consumidor, en caso de pleito son competentes
      los juzgados de tu domicilio.
    </p>
  );
}
