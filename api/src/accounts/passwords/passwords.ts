// Passwords are kept as argon2id hashes in PHC form, with OWASP's parameters. node:crypto computes
// them in its thread pool: the main thread goes on serving.
import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { hashInTurn } from './password-queue.ts';

const inThreadPool = promisify(argon2);

const MEMORY_KIB = 19_456;
const PASSES = 2;
const PARALLELISM = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/;

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

function parameters(password: string, salt: Buffer): Argon2Parameters {
  return {
    message: password.normalize('NFC'),
    nonce: salt,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: PARALLELISM,
    tagLength: TAG_BYTES,
  };
}

const argon2id = (wanted: Argon2Parameters): Promise<Buffer> =>
  hashInTurn(() => inThreadPool('argon2id', wanted));

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await argon2id(parameters(password, salt));
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${encode(salt)}$${encode(tag)}`;
}

/** What the password and the salt always come to: as slow to guess from as a stored hash. */
export async function deriveFromPassword(password: string, salt: Buffer): Promise<string> {
  return encode(await argon2id(parameters(password, salt)));
}

/** Whether the password is the hash's; without a hash the same work is done, to take as long. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash ?? '') ?? [];
  if (salt === undefined || tag === undefined) {
    await argon2id(parameters(password, Buffer.alloc(SALT_BYTES)));
    return false;
  }
  const expected = Buffer.from(tag, 'base64');
  const computed = await argon2id({
    ...parameters(password, Buffer.from(salt, 'base64')),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(computed, expected);
}
