// What the site keeps in the visitor's browser: only what it needs to work, hence no banner.
import { ORDER_PAGES_ON_DEVICE } from '@brasa/core/orders/page/order-page.rules.ts';

const KEPT = [
  {
    what: 'Cookies de sesión',
    why: 'Recuerdan que has iniciado sesión.',
    until: 'Hasta que la cierras, pasan 30 días sin venir o 180 desde que entraste.',
  },
  {
    what: 'Cookie de los dispositivos del personal',
    why: 'Solo cuando entra el personal: así nadie de fuera le cierra la entrada con contraseñas equivocadas.',
    until: 'Un año desde la última vez que entra.',
  },
  {
    what: 'Señal del encargo enviado',
    why: 'Evita que un encargo se envíe dos veces si falla la conexión.',
    until: 'Hasta que cierras la pestaña.',
  },
  {
    what: 'Lo que has elegido de la carta',
    why: 'Productos y cantidades, y si escribiste una nota, sin tus datos.',
    until: 'Hasta que lo encargas o lo quitas.',
  },
  {
    what: 'Las notas de lo que has elegido',
    why: 'Lo que escribes de un plato, como «sin sal», en la pestaña en que lo escribes.',
    until: 'Hasta que lo encargas o lo quitas, o cierras la pestaña o la sesión.',
  },
  {
    what: 'Quién ha entrado',
    why: 'El número de la cuenta que ha entrado en este navegador y en la pestaña, y cuándo se cerró la última sesión: así lo que escribe una persona no le queda a otra.',
    until: 'El número, hasta que cierras la pestaña o la sesión; lo demás, hasta que lo borras.',
  },
  {
    what: 'Lo que estás escribiendo en el encargo',
    why: 'Con tu nombre, tu teléfono y tu correo, mientras la página no está a la vista: así siguen ahí si se recarga.',
    until: 'Hasta que vuelves a la página, o cierras la pestaña o la sesión.',
  },
  {
    what: 'Encargo recién hecho',
    why: 'Su número, la cantidad, el día y la hora, sin tus datos: así la confirmación sigue ahí si recargas la página.',
    until: 'Hasta que cierras la pestaña.',
  },
  {
    what: 'Copia de la web',
    why: 'Sus páginas, sin datos de nadie, para que se abran también sin conexión.',
    until: 'Hasta que la borras en tu navegador.',
  },
  {
    what: 'Las páginas de tus pedidos',
    why: `Las ${ORDER_PAGES_ON_DEVICE} que has abierto las últimas, para verlas también sin conexión.`,
    until: 'Hasta que el pedido deja de tener página o cierras la sesión.',
  },
  {
    what: 'Los avisos que has pedido',
    why: 'De qué encargos, o de qué puntos, te avisamos en este navegador.',
    until: 'Hasta que los quitas.',
  },
  {
    what: 'Tu saldo y tu QR',
    why: 'Si has iniciado sesión: tu nombre, tu usuario, tus puntos con su historial y tu código, para enseñarlos también sin conexión.',
    until: 'Hasta que cierras la sesión.',
  },
  {
    what: 'Pedidos pendientes, en los dispositivos de la tienda',
    why: 'Con los datos que llevan, para que el personal pueda seguir atendiendo si se corta la conexión.',
    until:
      'Hasta que el personal cierra la sesión; lo que no se haya podido enviar, hasta que se envía.',
  },
  {
    what: 'Ajustes de los dispositivos de la tienda',
    why: 'Si imprimen los tickets, si suena la campana y si se ha ofrecido ya el código para entrar.',
    until: 'Hasta que el personal los cambia o los borra.',
  },
  {
    what: 'Lo que estás escribiendo',
    why: 'Si pasas a una versión nueva de la web a mitad de un formulario, va contigo. En los dispositivos de la tienda, también lo que el personal escribe de un pedido, mientras la página no está a la vista.',
    until: 'Hasta que la página carga o vuelve a verse, o se cierran la pestaña o la sesión.',
  },
];

export function Storage() {
  return (
    <>
      <p>
        Esta web usa solo el almacenamiento técnico que necesita para funcionar. No hay cookies de
        publicidad ni de estadística, y por eso no verás un aviso que aceptar: el artículo 22.2 de
        la LSSI no lo pide para estas. Se guarda en tu navegador:
      </p>
      <dl className="my-4 grid gap-4">
        {KEPT.map(({ what, why, until }) => (
          <div key={what} className="border-l-4 border-line-strong pl-4">
            <dt className="font-semibold">{what}</dt>
            <dd>
              {why} <span className="text-ink-soft">{until}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p>Puedes borrarlo cuando quieras desde los ajustes de tu navegador.</p>
    </>
  );
}
