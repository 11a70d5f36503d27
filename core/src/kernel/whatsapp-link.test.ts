import { expect, test } from 'vitest';
import { whatsappLink } from './whatsapp-link.ts';

test('leads to a chat whose first message is written', () => {
  expect(whatsappLink('600000222', 'Hola, ¿qué tal?')).toBe(
    'https://wa.me/34600000222?text=Hola%2C%20%C2%BFqu%C3%A9%20tal%3F',
  );
});

test('keeps the prefix of another country', () => {
  expect(whatsappLink('33612345678', 'Hola')).toBe('https://wa.me/33612345678?text=Hola');
});

test('does not exist for what is no number', () => {
  expect(whatsappLink('', 'Hola')).toBeNull();
  expect(whatsappLink('112', 'Hola')).toBeNull();
});
