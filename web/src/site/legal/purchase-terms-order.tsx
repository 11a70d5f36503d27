// The purchase from the order to the pick-up.
import { ADULTS_ONLY } from '@brasa/core/catalog/alcohol.rules.ts';
import { MAX_CUSTOMER_QUANTITY, formatChickens } from '@brasa/core/kernel/amounts/tenths.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { whatsappLink } from '@brasa/core/kernel/text/whatsapp-link.ts';
import { ORDER_PAGE_DAYS } from '@brasa/core/orders/page/order-page.rules.ts';
import { telLink } from '../../browser/device/tel-link.ts';
import { addressInText, HolderFacts, Ways } from './holder.tsx';
import type { LegalSection, LegalTextProps } from './legal-page.tsx';
import { Link } from '../../ui/link.tsx';

const MOST_CHICKENS = formatChickens(MAX_CUSTOMER_QUANTITY);

export const ORDER_SECTIONS: readonly LegalSection[] = [
  { id: 'vendedor', title: 'Quién te vende', Text: Seller },
  { id: 'encargos', title: 'Cómo se encarga', Text: Ordering },
  { id: 'disponibilidad', title: 'Si quedan pollos', Text: Availability },
  { id: 'precios', title: 'Precios', Text: Prices },
  { id: 'pago', title: 'Cómo se paga', Text: Payment },
  { id: 'recogida', title: 'Recogida', Text: PickUp },
  { id: 'cambios', title: 'Cambiar o anular un encargo', Text: Changes },
];

type CallUsProps = LegalTextProps & {
  /** "llámanos al", say. */
  calling: string;
  /** What is left to say where the shop has no telephone. */
  otherwise: string;
};

function CallUs({ site, calling, otherwise }: CallUsProps) {
  if (site.phonePrimary === '') return otherwise;
  return (
    <>
      {calling} <a href={telLink(site.phonePrimary)}>{formatPhone(site.phonePrimary)}</a>
    </>
  );
}

function Seller({ site }: LegalTextProps) {
  return (
    <>
      <p>Compras a:</p>
      <HolderFacts site={site} />
      <p>
        Estas condiciones valen para los encargos que haces{' '}
        <Ways
          of={[
            'en esta web',
            site.phonePrimary !== '' && 'por teléfono',
            whatsappLink(site.whatsappNumber, '') !== null && 'por WhatsApp',
            'en el mostrador',
          ]}
        />
        . El idioma del contrato es el español.
      </p>
    </>
  );
}

function Ordering() {
  return (
    <>
      <p>
        Todos los encargos son para recoger; no repartimos a domicilio. En la web,{' '}
        <Link to="/encargar">encargar</Link> son tres pasos:
      </p>
      <ol className="mt-3">
        <li>
          eliges lo que quieres (hasta {MOST_CHICKENS} pollos, también medios, y lo demás de la
          carta), el día y la hora de recogida;
        </li>
        <li>nos dices tu nombre, tu teléfono y tu correo;</li>
        <li>lo revisas con su precio, aceptas el tratamiento de tus datos y lo envías.</li>
      </ol>
      <p className="mt-4">
        Hasta que lo envías puedes corregirlo todo. Después verás en pantalla la confirmación con lo
        que has encargado; con ella queda cerrado el contrato. Tu encargo tiene una página propia,
        con un enlace que es solo tuyo, hasta {ORDER_PAGE_DAYS} días después de la recogida; y
        puedes pedirnos una copia.
      </p>
    </>
  );
}

function Availability() {
  return (
    <p>
      Apuntamos tu encargo aunque los pollos previstos para ese día estén ya reservados: nos sirve
      para saber cuántos asar. Lo que no puede ser te lo dice el formulario antes de enviarlo: una
      hora completa, un plato agotado o que se encarga con más tiempo, o un rato en que no aceptamos
      encargos por la web. Si por una causa mayor no pudiéramos tenerlo, te llamaremos en cuanto lo
      sepamos y no tendrás que pagar nada.
    </p>
  );
}

function Prices() {
  return (
    <>
      <p>
        Los precios de la <Link to="/productos">carta</Link> están en euros y llevan el{' '}
        <strong>IVA incluido</strong>. No hay gastos de gestión. Pagas el precio que tenía la carta
        cuando encargaste.
      </p>
      <p>
        El formulario de encargo te enseña el precio de cada cosa y el total antes de que lo envíes.
        Si un precio cambia mientras encargas, te lo enseñamos y decides. Si después añades algo,
        eso va al precio de ese día. Lo que nos pidas fuera de la carta no tiene precio en la web:
        te lo decimos antes de prepararlo.
      </p>
    </>
  );
}

function Payment() {
  return (
    <>
      <p>
        Se paga <strong>en el mostrador, al recoger</strong>: en efectivo, con tarjeta, con Bizum o
        una parte de cada forma; por transferencia, si lo hablamos antes. Si dejas una señal, al
        recogerlo pagas lo que falta. En esta web no se paga nada ni te pediremos los datos de tu
        tarjeta.
      </p>
      <p>
        Siempre te damos ticket. Si necesitas factura, dínoslo con tu NIF, tu nombre o razón social
        y tu dirección, y te la preparamos.
      </p>
    </>
  );
}

function PickUp({ site }: LegalTextProps) {
  return (
    <>
      <p>
        Te esperamos en {addressInText(site) || 'el local'}, el día y a la hora que elegiste. Basta
        con tu nombre o tu teléfono. Si vas a llegar tarde,{' '}
        <CallUs site={site} calling="llámanos al" otherwise="avísanos" /> y te lo guardamos caliente
        mientras podamos, dentro del <Link to="/contacto">horario</Link> de ese día.
      </p>
      <p>{ADULTS_ONLY}: al entregarlas podemos pedirte que lo acredites.</p>
    </>
  );
}

function Changes({ site }: LegalTextProps) {
  return (
    <>
      <p>
        Puedes cambiar la hora de tu encargo o anularlo, sin coste, en su página, hasta la hora que
        allí se dice y mientras no esté en el horno, listo, pagado o facturado. A ella lleva «Ver mi
        pedido», en la confirmación, y el enlace de nuestros mensajes.
      </p>
      <p>
        Para cambiar lo que lleva, o después de esa hora, puedes hacerlo{' '}
        <CallUs site={site} calling="llamando al" otherwise="avisándonos" /> antes de que lo
        pongamos al fuego. Cuanto antes nos avises, mejor: cada pollo se asa para alguien.
      </p>
      <p>
        Si un encargo que ya habías pagado, entero o en parte, queda anulado, en su página ves lo
        que te devolvemos. Lo que pagaste de un encargo que ya estaba hecho y que no vienes a
        recoger nos lo podemos quedar.
      </p>
    </>
  );
}
