// A push service of the test's (RFC 8030, 8188, 8291, 8292): it takes what only the browser can read and reads it in
// the browser's place, or behaves as real ones do on bad days.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { PushSubscription } from '@brasa/core/messages/push.contract.ts';
import type { PushNotice } from '@brasa/core/messages/push.rules.ts';

/** A status; "silent" says nothing, "cut" takes it and hangs up, "mute" takes it and says nothing. */
type Behaviour = number | 'silent' | 'cut' | 'mute';

type Received = { browser: string; notice: PushNotice; headers: IncomingHttpHeaders };

export type PushServiceUnderTest = {
  origin: string;
  /** What browsers got, by the names that they subscribed under. */
  received: Received[];
  /** A new browser's subscription. */
  subscribe: (browser: string) => PushSubscription;
  /** What is answered from now on. */
  behave: (behaviour: Behaviour) => void;
  /** Resolves when the next notification has come. */
  next: () => Promise<void>;
  /** Resolves when the condition holds of what was received. */
  until: (holds: (received: readonly Received[]) => boolean) => Promise<void>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

type Browser = { key: ReturnType<typeof createECDH>; auth: Buffer };

const bits = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** The content of an "aes128gcm" body, for one browser. */
function decrypt(body: Buffer, { key, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender]);
  const secret = bits(key.computeSecret(sender), auth, info, 32);
  const contentKey = bits(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = bits(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const sealed = body.subarray(21 + idLength);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // Padding begins with the last byte that is not zero.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** Whether it is signed by the key that it names, for this service and not for ever. */
export function isSigned({ authorization = '' }: IncomingHttpHeaders, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
  const signed = Buffer.from(`${head}.${claims}`);
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  return aud === origin && verify('sha256', signed, how, Buffer.from(signature, 'base64url'));
}

export async function startPushService(): Promise<PushServiceUnderTest> {
  const browsers = new Map<string, Browser>();
  const sockets = new Set<Socket>();
  let behaviour: Behaviour = 201;
  let port = 0;
  let arrived: () => void = () => undefined;
  const answer = (reply: ServerResponse, take: () => void) => {
    if (behaviour === 'silent') return;
    if (typeof behaviour === 'string' || behaviour < 300) take();
    if (behaviour === 'mute') return;
    if (behaviour === 'cut') reply.socket?.destroy();
    else reply.writeHead(behaviour, { location: 'http://127.0.0.1:1/' }).end('said');
  };
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const name = (request.url ?? '').slice(1);
      const browser = browsers.get(name);
      if (!browser) return void reply.writeHead(410).end();
      answer(reply, () => {
        const notice = JSON.parse(decrypt(Buffer.concat(parts), browser)) as PushNotice;
        service.received.push({ browser: name, notice, headers: request.headers });
        arrived();
      });
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const service: PushServiceUnderTest = {
    origin: '',
    received: [],
    subscribe: (name) => {
      const key = createECDH('prime256v1');
      key.generateKeys();
      const auth = randomBytes(16);
      browsers.set(name, { key, auth });
      return {
        endpoint: `${service.origin}/${name}`,
        p256dh: key.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    behave: (next) => (behaviour = next),
    next: () =>
      new Promise((resolve) => {
        arrived = resolve;
      }),
    until: async (holds) => {
      while (!holds(service.received)) await service.next();
    },
    start: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
      service.origin = `http://127.0.0.1:${port}`;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  await service.start();
  return service;
}
