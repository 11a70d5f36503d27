import { expect, test } from 'vitest';
import { tooManyAttemptsText } from './kernel.failures.ts';

test.each([
  [1, '1 segundo'],
  [59, '59 segundos'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [900, '15 minutos'],
  [3600, '60 minutos'],
  [7199, '120 minutos'],
  [7200, '2 horas'],
  [79_201, '23 horas'],
])('who has to wait %i seconds is told %s', (seconds, wait) => {
  expect(tooManyAttemptsText(seconds)).toBe(
    `Demasiados intentos. Espera ${wait} y vuelve a probar`,
  );
});
