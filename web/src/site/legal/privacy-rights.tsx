// What everybody may ask for, and how their data is kept safe.
import { addressInText, Ways, emailPhrase } from './holder.tsx';
import type { LegalTextProps } from './legal-page.tsx';
import { Link } from '../../ui/link.tsx';

export function Rights({ site }: LegalTextProps) {
  const address = addressInText(site);
  return (
    <>
      <p>Tus datos son tuyos. Puedes pedirnos, gratis:</p>
      <ul>
        <li>ver los que tenemos (acceso) y corregirlos (rectificación);</li>
        <li>borrarlos (supresión), salvo los que la ley nos obliga a conservar;</li>
        <li>
          que dejemos de usarlos para algo (oposición) o los apartemos un tiempo (limitación);
        </li>
        <li>que te los demos en un archivo para llevártelos (portabilidad);</li>
        <li>retirar tu consentimiento, sin que afecte a lo hecho hasta entonces.</li>
      </ul>
      <p>
        Pídelo{' '}
        <Ways
          of={[
            'en el mostrador',
            emailPhrase(site, 'en'),
            address !== '' && `por carta a ${address}`,
          ]}
        />
        . Comprobaremos que eres tú, con lo mínimo, y te contestaremos en un mes. No hace falta
        cuenta: borramos también un pedido o un teléfono. Si la tienes, en{' '}
        <Link to="/puntos">Mis Puntos</Link> puedes verlos, corregirlos, descargarlos y borrarlos
        sin pedírnoslo. Los encargos que hiciste sin entrar en tu cuenta no se borran con ella:
        pídenoslo y los borramos.
      </p>
      <p>
        Lo que se borra sigue hasta 14 días más en las copias de seguridad, que se borran solas y no
        usamos para nada más. Si hubiera que recuperar una, lo borraríamos otra vez.
      </p>
      <p>
        Si crees que no lo hacemos bien, puedes reclamar ante la Agencia Española de Protección de
        Datos (AEPD), calle Jorge Juan, 6, 28001 Madrid,{' '}
        <a href="https://www.aepd.es">www.aepd.es</a>.
      </p>
    </>
  );
}

export function Minors() {
  return (
    <p>
      Para abrir una cuenta hay que tener al menos 14 años (artículo 7 de la LOPDGDD). Si eres menor
      de esa edad, pídeselo a tu madre, a tu padre o a quien te cuide. Si vemos una cuenta de
      alguien menor de 14 años sin ese permiso, la borraremos.
    </p>
  );
}

export function Security() {
  return (
    <p>
      La web viaja cifrada, las contraseñas se guardan de forma que nadie puede leerlas, ni
      nosotros, y solo el personal que lo necesita ve los encargos. Si hubiera una brecha que te
      pusiera en riesgo, te avisaríamos a ti y a la AEPD.
    </p>
  );
}

export function Changes() {
  return (
    <p>
      Si cambiamos algo importante, lo diremos en esta página con su nueva fecha y, si hace falta,
      te volveremos a pedir permiso.
    </p>
  );
}
