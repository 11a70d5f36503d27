import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../src/accounts/passwords/passwords.ts';

describe('a password', () => {
  test('is kept as an argon2id hash in PHC form with OWASP’s parameters', async () => {
    const hash = await hashPassword('Ñandú 🍗');
    expect(hash).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
    expect(hash).not.toContain('Ñandú');
  });

  test('is salted: the same one gives another hash each time', async () => {
    expect(await hashPassword('igual')).not.toBe(await hashPassword('igual'));
  });

  test('is right for its own hash only, to the letter', async () => {
    const hash = await hashPassword('Ñandú 🍗');
    const tried = [
      'Ñandú 🍗',
      'Ñandú 🍗'.normalize('NFD'),
      'ñandú 🍗',
      'Ñandú 🍗 ',
      '',
      'x'.repeat(200),
    ];
    const found: boolean[] = [];
    for (const password of tried) found.push(await verifyPassword(password, hash));
    expect(found).toEqual([true, true, false, false, false, false]);
  });

  test('is wrong without a hash, and for a hash that is none', async () => {
    const [, kept = ''] = (await hashPassword('x')).split('$argon2id');
    for (const hash of [null, '', 'x', 'plain text', `$argon2i${kept}`, `$argon2id${kept} `]) {
      expect(await verifyPassword('x', hash)).toBe(false);
    }
  });

  test('of an older hash with other parameters is still right', async () => {
    const hash = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$';
    const { argon2Sync } = await import('node:crypto');
    const tag = argon2Sync('argon2id', {
      message: 'antigua',
      nonce: Buffer.from('somesaltsomesalt'),
      memory: 64,
      passes: 1,
      parallelism: 1,
      tagLength: 16,
    });
    const whole = hash + tag.toString('base64').replace(/=+$/, '');
    expect(await verifyPassword('antigua', whole)).toBe(true);
    expect(await verifyPassword('otra', whole)).toBe(false);
  });
});
