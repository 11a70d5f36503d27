// Who handles personal data, where it comes from and who else sees it.
import { HolderFacts, Ways, emailPhrase } from './holder.tsx';
import type { LegalTextProps } from './legal-page.tsx';
import { Link } from '../../ui/link.tsx';

export function Controller({ site }: LegalTextProps) {
  return (
    <>
      <p>
        Tratamos tus datos según el Reglamento (UE) 2016/679 (RGPD) y la Ley Orgánica 3/2018, de
        protección de datos personales y garantía de los derechos digitales (LOPDGDD). El
        responsable es:
      </p>
      <HolderFacts site={site} />
      <p>
        Por nuestro tamaño y lo que hacemos no necesitamos delegado de protección de datos. Para
        cualquier asunto de privacidad{' '}
        <Ways of={[emailPhrase(site, 'escribe a'), 'pregunta en el mostrador']} />.
      </p>
    </>
  );
}

export function Sources() {
  return (
    <>
      <p>
        Los datos nos los das tú: en los formularios, en el mostrador, por teléfono o por WhatsApp.
        Los campos que se piden son necesarios; sin ellos no podemos preparar el encargo o abrir la
        cuenta. Si encargas para otra persona, cuenta con su permiso.
      </p>
      <p>
        No pedimos datos de salud. Si nos cuentas una alergia en una nota, la usamos solo para
        preparar tu comida, con tu permiso: va con ese encargo, y quien te atiende la ve si repites
        lo mismo por teléfono. La borramos con el encargo, o antes si nos lo pides.
      </p>
    </>
  );
}

export function Recipients() {
  return (
    <>
      <p>No vendemos ni cedemos tus datos. Solo los ven, además de nosotros:</p>
      <ul>
        <li>
          las empresas que nos dan servicio, como el alojamiento de la web o el correo, con un
          contrato que solo les deja hacer lo que les encargamos;
        </li>
        <li>la Agencia Tributaria, los juzgados o la policía, cuando la ley nos obliga.</li>
      </ul>
      <p>
        Otros servicios entran en juego solo si tú los usas: <strong>WhatsApp</strong>,{' '}
        <strong>Instagram</strong> y <strong>Facebook</strong> al escribirnos o seguirnos;{' '}
        <strong>OpenStreetMap</strong> al pulsar «Cargar mapa» en la página de{' '}
        <Link to="/contacto">contacto</Link>, momento en que sus servidores ven tu dirección IP;{' '}
        <strong>Google Maps</strong> al pedir cómo llegar; y el servicio de avisos de tu navegador
        (de Google, Apple, Mozilla o Microsoft) si pides que te avisemos: los recibe cifrados y no
        puede leerlos. Cada uno los trata según su propia política.
      </p>
      <p>
        Cuando apuntamos un encargo hablando, lo que decimos de él lo pone por escrito un servicio
        de dictado, también tu nombre y tu teléfono si los decimos: el que tengamos contratado o el
        del navegador de la tienda (de Google, Apple o Microsoft), que puede oírlo fuera del Espacio
        Económico Europeo.
      </p>
      <p>
        Por lo demás, nosotros no enviamos tus datos fuera del Espacio Económico Europeo. Si un
        proveedor tuviera que hacerlo, sería con las garantías que exige el RGPD.
      </p>
    </>
  );
}

export function Decisions() {
  return (
    <p>
      No te enviamos publicidad ni hacemos perfiles para ella: lo de siempre se mira solo al apuntar
      tu encargo. Ninguna decisión importante sobre ti la toma una máquina sola: si hubiera dudas
      sobre tus puntos, las mira una persona.
    </p>
  );
}
