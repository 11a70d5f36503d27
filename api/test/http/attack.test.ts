// Every call, every role, generated input, with one seed the same each time: no fault of ours, nothing of somebody else's,
// and a refused call writes nothing (docs/rules/wire.md#statuses). `npm run long -- attack` makes 100,000 calls.
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { CALLS } from '@brasa/core/calls.ts';
import { FAILURES } from '@brasa/core/failures.ts';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { Call } from '@brasa/core/kernel/call.ts';
import { errorReply } from '@brasa/core/kernel/wire.ts';
import { refusalsOf } from '../../src/http/document/refusals-of.ts';
import { expectPaymentsToAgree } from '../expect-payments-to-agree.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { expectLedgerToAgree } from '../loyalty/expect-ledger-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import {
  engine,
  openShop,
  type Caller,
  type Reply,
  type ShopUnderTest,
} from '../shop-under-test.ts';
import { attacks, type Attack } from './attack-input.ts';
import { Witness } from './attack-witness.ts';

const CALLS_MADE = Number(process.env['BRASA_ATTACKS'] ?? 400);
const SEED = Number(process.env['BRASA_ATTACK_SEED'] ?? 20_261_127);
/** In one shop; the next ones find a fresh one, so that its tables stay small. */
const IN_ONE_SHOP = 1000;

/** Of somebody else: texts that no generated input holds. */
const SECRETS = {
  name: 'Canela Secretísima',
  phone: '611777333',
  email: 'canela.secreta@example.com',
  address: 'Calle Escondida 77',
  dni: '00000777X',
  note: 'timbre del tercero escondido',
  printer: 'tcp://10.77.33.11:9100',
};

const ROLES = ['visitor', 'abaranci', 'haykakan', 'superadmin'] as const;
type Role = (typeof ROLES)[number];
const isStranger = (role: Role) => role === 'visitor' || role === 'abaranci';

async function userOfPhone({ shop }: ShopUnderTest, phone: string): Promise<number> {
  const users = shop.db.read.selectFrom('users').select('id').where('phone', '=', phone);
  return (await users.executeTakeFirstOrThrow()).id;
}

/** A shop in which somebody else has ordered, signed in and as a guest, and what staff alone may read. */
async function openAttacked() {
  const under = await openShop({ RATE_LIMITS: 'off' });
  const { name, phone, email, address, dni, note, printer } = SECRETS;
  const personal = {
    ...{ customerName: name, customerPhone: phone, customerEmail: email },
    ...{ customerAddress: address, customerDNI: dni },
  };
  const victim = await under.signedIn('abaranci');
  await placeOrder(victim, personal);
  await placeOrder(under.visitor(), personal);
  const desk = await under.signedIn('haykakan');
  const manual = { ...personal, details: note, is_manual_entry: true, quantity: 1 };
  await placeOrder(desk, manual);
  await desk.post('/api/points/assign-by-phone', {
    ...{ phone, points: 150, isCashPayment: false, description: note },
  });
  await rewriteSetting(under.shop, 'ticketPrinter', printer);
  await rewriteSetting(under.shop, 'legalName', 'Asador de Prueba SL');
  await rewriteSetting(under.shop, 'taxId', 'B12345674');
  const signIn = async (role: Role): Promise<Caller> =>
    role === 'visitor' ? under.visitor() : under.signedIn(role);
  const callers = new Map<Role, Caller>();
  for (const role of ROLES) callers.set(role, await signIn(role));
  const own = await placeOrder(callers.get('abaranci') as Caller);
  return {
    ...{
      under,
      code: own.code ?? '',
      otherIds: new Set([victim.id, await userOfPhone(under, phone)]),
    },
    callerOf: (role: Role) => callers.get(role) as Caller,
    signInAgain: async (role: Role) => callers.set(role, await signIn(role)),
  };
}

/** Of services that are not configured here: the call lists them. */
const isMissingService = (call: Call, { status, body }: Reply): boolean => {
  const code = (body as { code?: string } | null)?.code;
  return (
    status === 503 &&
    refusalsOf(call).some((listed) => listed === code && FAILURES[listed].status === 503)
  );
};

const callOf = ({ name }: Attack): Call => CALLS[name];

function expectNoFault(attacking: Attack, reply: Reply, sent: string): void {
  if (!isMissingService(callOf(attacking), reply)) expect(reply.status, sent).toBeLessThan(500);
  if (reply.status >= 400 && reply.body !== '') {
    expect(errorReply.safeParse(reply.body).success, sent).toBe(true);
  }
}

function expectNothingForeign(reply: Reply, sent: string): void {
  const said = JSON.stringify(reply.body);
  const told = Object.entries(SECRETS).filter(([, secret]) => said.includes(secret));
  expect(told, sent).toEqual([]);
}

/** Staff have edited the account of one of the others: with a sign-in that they chose it belongs to the person they gave it to. */
const isHandedOver = (
  role: Role,
  { name }: Attack,
  { status, body }: Reply,
  others: ReadonlySet<number>,
) =>
  !isStranger(role) && name === 'editUser' && status === 200 && others.has((body as UserView).id);

const mayWrite = (attacking: Attack, { status }: Reply): boolean =>
  status < 400 && (attacking.method !== 'GET' || callOf(attacking).changesState === true);

type Timed = { name: string; milliseconds: number };
const timed: Timed[] = [];

/** Short, also where a body is a megabyte. */
const describeSent = (role: Role, { method, url, body, headers }: Attack): string =>
  `${role} ${method} ${url} ${JSON.stringify({ body, headers }).slice(0, 2000)}`;

async function attackShop(runs: number, seed: number): Promise<void> {
  const { under, code, otherIds, callerOf, signInAgain } = await openAttacked();
  const witness = new Witness(under.shop.db);
  let isOthers = true;
  const make = async (role: Role, attacking: Attack) => {
    await witness.look();
    const { name, method, url, body, headers } = attacking;
    const begun = performance.now();
    const reply = await callerOf(role).send(method, url, body, headers);
    timed.push({ name, milliseconds: performance.now() - begun });
    const sent = describeSent(role, attacking);
    expectNoFault(attacking, reply, sent);
    if (isHandedOver(role, attacking, reply, otherIds)) isOthers = false;
    if (isStranger(role) && isOthers) expectNothingForeign(reply, sent);
    if (!mayWrite(attacking, reply)) expect(await witness.tablesWritten(), sent).toEqual([]);
    if (reply.status === 401 && role !== 'visitor') await signInAgain(role);
  };
  await fc.assert(fc.asyncProperty(fc.constantFrom(...ROLES), attacks({ code }), make), {
    ...{ numRuns: runs, seed, endOnFailure: true },
  });
  await expectStockToAgree(under.shop);
  await expectPaymentsToAgree(under.shop);
  await expectLedgerToAgree(under.shop);
}

const shops = Array.from({ length: Math.ceil(CALLS_MADE / IN_ONE_SHOP) }, (_, index) => ({
  seed: SEED + index,
  runs: Math.min(IN_ONE_SHOP, CALLS_MADE - index * IN_ONE_SHOP),
}));

/** How long a thousand calls take is the machine's business. */
const PATIENCE = 600_000;

test.each(shops)(
  'calls of seed $seed do no harm',
  ({ runs, seed }) => attackShop(runs, seed),
  PATIENCE,
);

afterAll(() => {
  if (process.env['BRASA_ATTACKS'] === undefined) return;
  const all = timed.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) => (all[Math.floor(all.length * share)] ?? 0).toFixed(1);
  const slowest = timed.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);
  const lines = slowest.map(({ name, milliseconds }) => `  ${name} ${milliseconds.toFixed(0)} ms`);
  process.stdout.write(
    `${engine}: ${all.length} calls, median ${at(0.5)} ms, p99 ${at(0.99)} ms; the slowest:\n${lines.join('\n')}\n`,
  );
});
