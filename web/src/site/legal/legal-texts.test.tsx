import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TIERS } from '@brasa/core/loyalty/loyalty.rules.ts';
import { renderApp } from '../../../test/render-app.tsx';

/** Non-breaking spaces read like any other. */
const textOf = (section: string) =>
  screen.getByRole('region', { name: section }).textContent.replaceAll('\u00a0', ' ');

it.each([
  {
    path: '/aviso-legal',
    promises: [
      ['Quién está detrás', /artículo 10 de la Ley 34\/2002/],
      ['Hojas de reclamaciones', /hojas de reclamaciones oficiales, gratis/],
      ['Ley y juzgados', /juzgados de tu domicilio/],
    ],
  },
  {
    path: '/privacidad',
    promises: [
      ['Quién es el responsable', /Reglamento \(UE\) 2016\/679.*Ley Orgánica 3\/2018/],
      ['Encargos', /artículo 6\.1\.b.*consentimiento.*nada que diga de quién era/],
      ['Cuenta y programa de puntos', /interés legítimo.*Mientras tengas la cuenta/],
      ['Avisos en tu móvil', /Tu consentimiento.*retiras.*cierras la sesión/],
      ['Facturas', /obligación legal.*Por lo menos seis años.*no se quita nada/],
      ['Consultas, reservas y presupuestos', /Esta web no las guarda/],
      ['Seguridad de la web', /Dirección IP.*Unas horas/],
      ['De dónde salen los datos', /preparar tu comida.*si repites lo mismo por teléfono/],
      ['Quién más los ve', /No vendemos ni cedemos tus datos.*«Cargar mapa».*dirección IP/],
      ['Quién más los ve', /servicio de avisos de tu navegador.*cifrados/],
      ['Quién más los ve', /hablando.*servicio de dictado.*Por lo demás/],
      ['Cookies y almacenamiento', /Las páginas de tus pedidos/],
      ['Cookies y almacenamiento', /Solo cuando entra el personal.*Un año/],
      ['Cookies y almacenamiento', /solo el almacenamiento técnico.*artículo 22\.2 de la LSSI/],
      [
        'Cookies y almacenamiento',
        /tus puntos con su historial y tu código.*también sin conexión.*cierras la sesión/,
      ],
      ['Tus derechos', /acceso.*rectificación.*supresión.*oposición.*limitación.*portabilidad/],
      ['Tus derechos', /Agencia Española de Protección de Datos/],
      ['Menores de edad', /14 años/],
    ],
  },
  {
    path: '/condiciones-puntos',
    promises: [
      ['Cómo se ganan los puntos', /Cada euro entero pagado da 1 punto.*13,50 € da 13 puntos/],
      [
        'Cómo se ganan los puntos',
        /en efectivo o, si el pago es mixto, al menos la mitad \(el 50 %\)/,
      ],
      ['Cómo se ganan los puntos', /horario de apertura.*más de 10 unidades no dan puntos/],
      ['Qué descuentos dan', /100 puntos disponibles.*3 descuentos al día/],
      ['Qué descuentos dan', /en efectivo, hasta el 100 %; con tarjeta o con Bizum, hasta el 70 %/],
      ['Cuándo caducan', /un año después de ganarlo.*primero los más antiguos/],
      ['Si se anula un pedido', /retiramos los puntos que dio.*nunca por debajo/],
      [
        'Condiciones de fraude',
        /Se considera fraude:.*varias cuentas.*tu versión antes de decidir/,
      ],
      ['Cómo darte de baja', /borraremos tus datos.*se pierden los puntos/],
    ],
  },
  {
    path: '/condiciones-compra',
    promises: [
      ['Cómo se encarga', /para recoger.*hasta 10 pollos/],
      ['Si quedan pollos', /aunque los pollos previstos para ese día estén ya reservados/],
      ['Precios', /IVA incluido.*el total antes de que lo envíes/],
      ['Cambiar o anular un encargo', /en su página, hasta la hora que allí se dice/],
      ['Cómo se paga', /en el mostrador, al recoger/],
      ['Recogida', /Calle Mayor, 12, 03400 Villena, Alicante/],
      ['Alérgenos', /14 alérgenos.*1169\/2011/],
      ['Derecho de desistimiento', /artículo 103 d\) del Real Decreto Legislativo 1\/2007/],
      ['Desistir de las bebidas', /14 días naturales.*por teléfono, por correo a hola@brasa/],
      ['Desistir de las bebidas', /sin abrir en los 14 días.*de la misma forma.*A la atención de/],
      ['Reclamaciones y ley', /hojas de reclamaciones/],
    ],
  },
] as const)('$path says what it must', async ({ path, promises }) => {
  renderApp(path);
  await within(screen.getByRole('main')).findAllByRole('region');
  for (const [section, promise] of promises) expect(textOf(section), section).toMatch(promise);
});

it('the privacy page tells of nothing that is not kept or done', async () => {
  renderApp('/privacidad');
  await within(screen.getByRole('main')).findAllByRole('region');
  expect(screen.getByRole('main').textContent).not.toMatch(
    /transcripción|notificaciones|código de puntos/,
  );
});

it('shows the tiers that the programme really has', async () => {
  renderApp('/condiciones-puntos');
  const table = within(await screen.findByRole('table', { name: 'Niveles de descuento' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    TIERS.map(({ name, points, euros }) => `${name}${points}${euros},00\u00a0€`),
  );
});

it.each([
  {
    path: '/aviso-legal',
    links: [
      ['condiciones de compra', '/condiciones-compra'],
      ['condiciones del programa de puntos', '/condiciones-puntos'],
      ['política de privacidad', '/privacidad'],
    ],
  },
  {
    path: '/privacidad',
    links: [
      ['contacto', '/contacto'],
      ['Mis Puntos', '/puntos'],
      ['www.aepd.es', 'https://www.aepd.es'],
    ],
  },
  {
    path: '/condiciones-puntos',
    links: [
      ['Mis Puntos', '/puntos'],
      ['política de privacidad', '/privacidad#puntos'],
      ['horario de apertura', '/contacto'],
      ['reclamar', '#reclamaciones'],
    ],
  },
  {
    path: '/condiciones-compra',
    links: [
      ['encargar', '/encargar'],
      ['condiciones del programa', '/condiciones-puntos'],
      ['política de privacidad', '/privacidad#encargos'],
      ['965 000 111', 'tel:+34965000111'],
      ['anular a tiempo', '#cambios'],
      ['de ellas puedes desistir', '#desistir-bebidas'],
    ],
  },
] as const)('$path leads to what it speaks of', async ({ path, links }) => {
  renderApp(path);
  await within(screen.getByRole('main')).findAllByRole('region');
  const main = within(screen.getByRole('main'));
  const found = main
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(found).toEqual(expect.arrayContaining(links.map((link) => [...link])));
});
