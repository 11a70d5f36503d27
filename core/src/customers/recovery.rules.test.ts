import { expect, test } from 'vitest';
import { letterText } from '../messages/letter.rules.ts';
import { formerAddressLetter, linksLetter } from './recovery.rules.ts';

const SHOP = { restaurantName: 'Brasa', phonePrimary: '965000111' };
const NAMELESS = { restaurantName: '', phonePrimary: '' };
const ONE = { username: 'mjose', phoneEnding: null, url: 'https://brasa.example/contrasena/a' };
const PHONE = { username: null, phoneEnding: '222', url: 'https://brasa.example/contrasena/b' };

test('one account has one link, which names it', () => {
  expect(letterText(linksLetter({ accounts: [ONE], superadmins: [] }, SHOP)))
    .toBe(`Elige otra contraseña

Se ha pedido desde la web de Brasa un enlace para la cuenta con esta dirección.
El enlace dura 30 minutos y sirve una sola vez.

Elegir la contraseña de mjose:
https://brasa.example/contrasena/a

Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.
¿Alguna duda? Llámanos al 965\u00a0000\u00a0111.
Brasa
`);
});

test('accounts that share an address have a link each, a phone by how it ends', () => {
  const text = letterText(linksLetter({ accounts: [ONE, PHONE], superadmins: [] }, NAMELESS));
  expect(text).toContain('nuestra web un enlace para cada cuenta');
  expect(text).toContain('Elegir la contraseña de mjose:\nhttps://brasa.example/contrasena/a');
  expect(text).toContain('el teléfono que acaba en 222:\nhttps://brasa.example/contrasena/b');
  expect(text).not.toContain('Llámanos');
});

test('a superadmin gets no link, and is told where there is one', () => {
  const letter = linksLetter({ accounts: [], superadmins: ['jefa'] }, SHOP);
  expect(letter.links).toEqual([]);
  expect(letterText(letter)).toBe(`Tu enlace no va por correo

Se ha pedido desde la web de Brasa un enlace para la cuenta con esta dirección.
Para jefa, que es superadmin, no mandamos enlaces por correo: lo hace otro superadmin en «Gestión de Usuarios», o quien lleva el servidor le pone otra contraseña allí.

Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.
¿Alguna duda? Llámanos al 965\u00a0000\u00a0111.
Brasa
`);
});

test('a superadmin who shares the address with a customer is told beside the link', () => {
  const text = letterText(linksLetter({ accounts: [ONE], superadmins: ['jefa'] }, SHOP));
  expect(text).toContain('un enlace para cada cuenta con esta dirección.\nEl enlace dura');
  expect(text).toContain('Para jefa, que es superadmin');
  expect(text).toContain('https://brasa.example/contrasena/a');
});

test('the address that an account had is told when, and what to do', () => {
  const at = Date.UTC(2026, 10, 20, 11, 10);
  expect(letterText(formerAddressLetter(at, SHOP))).toBe(`Tu cuenta ya no usa esta dirección

El 20/11/2026 a las 12:10 se cambió el email de tu cuenta en la web de Brasa. Desde entonces, lo que te escribamos de ella no llega aquí.
Si lo has cambiado tú, o nos lo has pedido, no tienes que hacer nada.

Si no has sido tú, otra persona puede haber entrado en tu cuenta. Llámanos al 965\u00a0000\u00a0111 cuanto antes: volveremos a poner tu dirección y te daremos un enlace para otra contraseña.
Brasa
`);
  expect(letterText(formerAddressLetter(at, NAMELESS))).toContain('Ven a vernos o escríbenos');
});
