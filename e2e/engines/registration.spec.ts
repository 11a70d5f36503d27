import { LONG } from '../long.ts';
import { expect, test } from './visit.ts';

test(
  'a customer registers and lands at the points, also after a reload',
  LONG,
  async ({ meet }) => {
    // A page that is left gives up its calls, and Firefox says so.
    const customer = await meet({ mayLoseLine: true });
    await customer.visit('/login');
    await customer.byRole('button', 'Registrarse').tap();
    for (const [label, text] of [
      ['Nombre de usuario', 'maria.jose'],
      ['Contraseña', 'leña y brasa'],
      ['Confirmar contraseña', 'leña y brasa'],
      ['Nombre', 'María José'],
      ['Teléfono', '+34 600 111 222'],
      ['Código postal', '03400'],
      ['Email', 'maria@'],
    ] as const) {
      await customer.byLabel(label).fill(text);
    }
    for (const name of [/^Acepto la política de datos/, /^Acepto las condiciones de fraude/]) {
      await customer.byRole('checkbox', name).tap();
    }
    const send = customer.byRole('button', 'Crear cuenta');
    await send.tap();
    await customer.byLabel('Email').expectFocused();
    await customer.byText('Ingrese un email válido').expectInSight();
    await customer.byLabel('Email').fill('maria@example.com');
    await send.tap();
    await customer.arriveAt('/puntos');
    await customer.byRole('heading', /^Historial/).expectShown();
    await customer.visit('/puntos');
    await customer.byRole('heading', /^Historial/).expectShown();
    expect(await customer.run(() => location.pathname)).toBe('/puntos');
  },
);
