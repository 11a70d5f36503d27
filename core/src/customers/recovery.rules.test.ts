import { expect, test } from 'vitest';
import { letterText } from '../messages/letter.rules.ts';
import { linksLetter } from './recovery.rules.ts';

const SHOP = { restaurantName: 'Brasa', phonePrimary: '965000111' };
const ONE = { username: 'mjose', phoneEnding: null, url: 'https://brasa.example/contrasena/a' };
const PHONE = { username: null, phoneEnding: '222', url: 'https://brasa.example/contrasena/b' };

test('one account has one link, which names it', () => {
  expect(letterText(linksLetter([ONE], SHOP))).toBe(`Elige otra contraseña

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
  const text = letterText(linksLetter([ONE, PHONE], { restaurantName: '', phonePrimary: '' }));
  expect(text).toContain('nuestra web un enlace para cada cuenta');
  expect(text).toContain('Elegir la contraseña de mjose:\nhttps://brasa.example/contrasena/a');
  expect(text).toContain('el teléfono que acaba en 222:\nhttps://brasa.example/contrasena/b');
  expect(text).not.toContain('Llámanos');
});
