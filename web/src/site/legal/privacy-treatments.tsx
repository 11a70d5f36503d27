// What is done with which data (articles 6 and 13 of the GDPR), one entry a purpose. Links from other
// pages lead to an entry by its id. How long is carried out (docs/rules/customers.md#how-long-data-are-kept).
import { KEPT_YEARS } from '@brasa/core/kernel/time/keeping.ts';

const TREATMENTS = [
  {
    id: 'encargos',
    name: 'Encargos',
    facts: {
      Datos:
        'Nombre, teléfono, correo electrónico, lo que encargas, lo que nos dices con ello y cuándo lo recoges. Si pides factura, también tu NIF y tu dirección.',
      'Para qué':
        'Preparar tu encargo, confirmártelo y avisarte por correo, teléfono o WhatsApp si cambia o está listo, apuntarte antes lo de siempre cuando vuelves y atender reclamaciones.',
      'Con qué base':
        'El contrato de compra (artículo 6.1.b del RGPD) y el consentimiento que das al marcar la casilla (6.1.a), del que guardamos la fecha y la versión del texto. Para recordar lo de siempre, nuestro interés legítimo (6.1.f).',
      'Cuánto tiempo': `Hasta ${KEPT_YEARS} años desde la recogida, que es el plazo para reclamar (artículo 1964 del Código Civil). Después, o antes si nos lo pides, el pedido queda sin nada que diga de quién era.`,
    },
  },
  {
    id: 'puntos',
    name: 'Cuenta y programa de puntos',
    facts: {
      Datos:
        'Usuario, contraseña, nombre, teléfono, correo electrónico, código postal y movimientos de puntos; la comparsa, si nos la dices, y lo que el personal anota para atenderte. Si te apuntas en el mostrador, basta el teléfono.',
      'Para qué':
        'Identificarte, sumar y canjear tus puntos y evitar que alguien los use por ti o abuse del programa.',
      'Con qué base':
        'Las condiciones del programa que aceptas (artículo 6.1.b del RGPD) y, para prevenir el fraude, nuestro interés legítimo (6.1.f).',
      'Cuánto tiempo': `Mientras tengas la cuenta; si solo nos diste el teléfono, hasta ${KEPT_YEARS} años después de tu último movimiento de puntos. Si te das de baja borramos tus datos; los apuntes de puntos quedan sin nada que te identifique.`,
    },
  },
  {
    id: 'avisos-en-tu-movil',
    name: 'Avisos en tu móvil',
    facts: {
      Datos:
        'La dirección que tu navegador nos da para avisarle y las claves con las que solo él puede leer el aviso.',
      'Para qué': 'Avisarte de tu encargo o de tus puntos cuando lo pides con su botón.',
      'Con qué base':
        'Tu consentimiento (artículo 6.1.a del RGPD), que retiras cuando quieras con el mismo botón.',
      'Cuánto tiempo':
        'Los de un encargo, hasta el día siguiente de la recogida; los de los puntos, hasta que los quitas o cierras la sesión.',
    },
  },
  {
    id: 'facturas',
    name: 'Facturas',
    facts: {
      Datos: 'Nombre o razón social, NIF, dirección y lo comprado.',
      'Para qué': 'Hacerte la factura que pides y llevar nuestra contabilidad.',
      'Con qué base':
        'Una obligación legal (artículo 6.1.c del RGPD): las normas fiscales y mercantiles.',
      'Cuánto tiempo':
        'Por lo menos seis años, como manda el artículo 30 del Código de Comercio. Cada una va encadenada con la anterior (Real Decreto 1007/2023), y por eso no se quita nada de ninguna.',
    },
  },
  {
    id: 'consultas',
    name: 'Consultas, reservas y presupuestos',
    facts: {
      Datos: 'Los que nos das por teléfono, correo o WhatsApp.',
      'Para qué': 'Contestarte y preparar lo que nos pides.',
      'Con qué base':
        'Los pasos previos a un contrato que tú nos pides (artículo 6.1.b del RGPD) o nuestro interés legítimo en contestar (6.1.f).',
      'Cuánto tiempo':
        'Esta web no las guarda. Lo que nos escribes queda en el correo o en el WhatsApp de la tienda mientras haga falta para contestarte; si acaba en un encargo, como los encargos.',
    },
  },
  {
    id: 'web',
    name: 'Seguridad de la web',
    facts: {
      Datos:
        'Dirección IP y momento de los intentos de entrar, registrarse, encargar o recuperar la contraseña, y el usuario o el correo con que se hacen. En qué navegadores está abierta tu cuenta y cuándo se usaron por última vez.',
      'Para qué': 'Frenar robos de cuentas y envíos masivos.',
      'Con qué base':
        'Nuestro interés legítimo en que la web sea segura (artículo 6.1.f del RGPD).',
      'Cuánto tiempo':
        'Unas horas; la dirección IP desde la que se encarga, un día; los intentos que se rechazan, con la dirección IP y el navegador, un año; el navegador en que tu cuenta está abierta y cuándo la usaste, mientras lo está. Los registros técnicos no guardan datos personales.',
    },
  },
] as const;

export function Treatments() {
  return (
    <div className="grid gap-8">
      {TREATMENTS.map(({ id, name, facts }) => (
        <section key={id} aria-labelledby={id} className="border-t border-line-strong pt-4">
          <h3 id={id} className="mb-3 text-lg">
            {name}
          </h3>
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8.5rem_1fr]">
            {Object.entries(facts).map(([term, fact]) => (
              <div key={term} className="grid sm:contents">
                <dt className="font-semibold text-ink-soft">{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
