import { expect, it } from 'vitest';
import { isSignIn, isSignOut, storedCall } from './stored-calls.ts';

const asked = (method: string, path: string) => ({ method, url: `https://brasa.example${path}` });

it.each([
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/login/second-factor'],
  ['POST', '/api/auth/register'],
  ['POST', '/api/password-links/aB3_-x/password'],
  ['POST', '/api/password-links/aB3_-x/account'],
])('%s %s gives this browser a session', (method, path) => {
  expect(isSignIn(asked(method, path))).toBe(true);
});

it.each([
  ['GET', '/api/auth/login'],
  ['GET', '/api/password-links/aB3_-x'],
  ['POST', '/api/password-links/aB3_-x/other'],
  ['POST', '/api/auth/me/second-factor'],
  ['POST', '/api/auth/logout'],
])('%s %s does not', (method, path) => {
  expect(isSignIn(asked(method, path))).toBe(false);
});

it('signing out is one call', () => {
  expect(isSignOut(asked('POST', '/api/auth/logout'))).toBe(true);
  expect(isSignOut(asked('POST', '/api/auth/login'))).toBe(false);
});

it.each([
  ['/api/products', 'everyone'],
  ['/api/points/my-points', 'own'],
  ['/api/points/history', 'own'],
  ['/api/points/discounts/available', 'own'],
  ['/api/stock', undefined],
])('%s is kept for a page without a connection: %s', (path, owner) => {
  expect(storedCall(asked('GET', path))?.owner).toBe(owner);
});
