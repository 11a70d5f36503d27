import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

const show = (text: string, ink?: 'brown' | 'black') => {
  render(<QrCode text={text} label="Tu código QR personal" {...(ink && { ink })} />);
  const code = screen.getByRole('img', { name: 'Tu código QR personal' });
  const [light, dark] = code.querySelectorAll('path');
  const side = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const modules = [...(dark?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  return { code, light, dark, side, modules };
};

it('is 200 px wide, leña on white', () => {
  const { code, light, dark } = show('hola');
  expect(code.getAttribute('class')).toContain('size-[200px]');
  expect(light?.getAttribute('fill')).toBe('#fff');
  expect(dark?.getAttribute('fill')).toBe('var(--lena)');
});

it('has a margin of two modules all around', () => {
  const { side, modules } = show('hola');
  const places = modules.flat();
  expect(Math.min(...places)).toBe(2);
  expect(Math.max(...places)).toBe(side - 3);
  // The smallest code has 21 modules.
  expect(side).toBe(21 + 4);
});

it('is black where it is enlarged', () => {
  expect(show('hola', 'black').dark?.getAttribute('fill')).toBe('#000');
});
