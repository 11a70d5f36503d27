// Passwords are hashed with OWASP's parameters, which takes longer than most tests. Where nothing is
// asked of the hashing itself, they are hashed by the same algorithm with the least that it takes; the
// tests of hashing, of processes and the journeys have the real parameters.
import crypto, { type Argon2Algorithm, type Argon2Parameters } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Done = (error: Error | null, derivedKey: Buffer) => void;

const { argon2 } = crypto;
const LEAST = { memory: 8, passes: 1 };

function quickArgon2(algorithm: Argon2Algorithm, wanted: Argon2Parameters, done: Done): void {
  argon2(algorithm, { ...wanted, ...LEAST }, done);
}

// Every test file of a worker runs this anew.
if (argon2.name !== quickArgon2.name) {
  Object.assign(crypto, { argon2: quickArgon2 });
  syncBuiltinESMExports();
}
