import { describe, expect, test } from 'vitest';
import { newSetting, settingChange } from './settings.contract.ts';

const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  (result.error?.issues ?? []).map(({ message }) => message);

describe('a new setting', () => {
  test.each([
    [{ key: 'nota', value: 'Cerramos en agosto' }],
    [{ key: ' telefono_extra ', value: ' 1 ' }],
    [{ key: 'Ñandú 2.b:c-d', value: '<b>' }],
    [{ key: 'phonePrimary', value: '965 000 222' }],
  ])('%o is taken', (body) => {
    expect(messages(newSetting.safeParse(body))).toEqual([]);
  });

  test('is trimmed, and what is no part of it is dropped', () => {
    expect(newSetting.parse({ key: ' a ', value: ' b ', id: 7 })).toEqual({ key: 'a', value: 'b' });
  });

  test.each([
    [{}, ['La clave y el valor son requeridos', 'La clave y el valor son requeridos']],
    [{ key: '', value: 'x' }, ['La clave y el valor son requeridos']],
    [{ key: 'x', value: '  ' }, ['La clave y el valor son requeridos']],
    [{ key: 'x', value: null }, ['La clave y el valor son requeridos']],
    [{ key: 'x', value: 7 }, ['La clave y el valor son requeridos']],
    [
      { key: '..', value: 'x' },
      ['Usa letras, cifras, guiones y puntos, y empieza por letra o cifra'],
    ],
    [
      { key: 'a/b', value: 'x' },
      ['Usa letras, cifras, guiones y puntos, y empieza por letra o cifra'],
    ],
    [{ key: 'a'.repeat(101), value: 'x' }, ['Como máximo 100 caracteres']],
    [{ key: 'x', value: 'y'.repeat(1001) }, ['Como máximo 1000 caracteres']],
    [{ key: 'x', value: 'a\nb' }, ['El texto contiene caracteres no permitidos']],
    [{ key: 'phonePrimary', value: 'no' }, ['Escribe un teléfono válido, de 9 a 15 cifras']],
  ])('%o is refused with %j', (body, wanted) => {
    expect(messages(newSetting.safeParse(body))).toEqual(wanted);
  });
});

describe('a changed value', () => {
  test('of a known key is judged by what the key means', () => {
    expect(settingChange('email').parse({ value: ' a@b.es ' })).toEqual({ value: 'a@b.es' });
    expect(messages(settingChange('email').safeParse({ value: 'x' }))).toEqual([
      'Escribe un correo válido, como hola@ejemplo.es',
    ]);
  });

  test('of any other key is free text, and may be empty', () => {
    expect(settingChange('nota').parse({ value: '' })).toEqual({ value: '' });
    expect(messages(settingChange('nota').safeParse({}))).toEqual(['Debe ser un texto']);
  });
});
