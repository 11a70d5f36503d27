// A mail server of the test's (SMTP): it takes mail, or behaves as real ones do on bad days.
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

type Behaviour = {
  /** What is answered to a recipient instead of yes: "451 4.7.1 Greylisted". */
  recipient?: string | undefined;
  /** The same of the whole mail. */
  data?: string | undefined;
  /** Takes the mail and hangs up without a word. */
  cutsAfterData?: boolean;
  /** Takes the mail and never says so. */
  isSilentAfterData?: boolean;
  /** Never says anything. */
  isSilent?: boolean;
  /** Never answers who it is for where the address ends so. */
  silentFor?: string;
  /** Hangs up on mail for addresses that end so. */
  cutsFor?: string;
};

export type Received = { to: string[]; content: string };

export type MailServer = {
  url: string;
  received: Received[];
  /** Whom mail was to go to, each time, whatever became of it. */
  asked: string[];
  /** From now on. */
  behave: (behaviour: Behaviour) => void;
  /** Nobody is there until it is started again. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Resolves when the condition holds of what was received and asked. */
  until: (holds: (received: readonly Received[]) => boolean) => Promise<void>;
  /** Is told when a mail has come in whole, before that is answered. */
  onMail: () => void;
};

/** "451 4.7.1 Greylisted" as the server's library wants it. */
function refusal(answer: string): Error {
  const [, code = '', text = ''] = /^(\d+) (.*)$/.exec(answer) ?? [];
  return Object.assign(new Error(text), { responseCode: Number(code) });
}

/** Whoever starts it stops it. */
export async function startMailServer(): Promise<MailServer> {
  let behaviour: Behaviour = {};
  let port = 0;
  let watchers: (() => void)[] = [];
  const sockets = new Map<string, Socket>();
  const open = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      hideENHANCEDSTATUSCODES: true,
      onConnect: (_session, answer) => {
        if (!behaviour.isSilent) answer();
      },
      onRcptTo: ({ address }, _session, answer) => {
        mailServer.asked.push(address);
        for (const watch of watchers) watch();
        if (behaviour.silentFor && address.endsWith(behaviour.silentFor)) return;
        if (behaviour.cutsFor && address.endsWith(behaviour.cutsFor)) {
          for (const socket of sockets.values()) socket.destroy();
          return;
        }
        answer(behaviour.recipient === undefined ? null : refusal(behaviour.recipient));
      },
      onData: (stream, session, answer) => {
        const { cutsAfterData, isSilentAfterData, data } = behaviour;
        void take(stream, session).then(() => {
          if (isSilentAfterData) return;
          if (cutsAfterData) for (const socket of sockets.values()) socket.destroy();
          else answer(data === undefined ? null : refusal(data));
        });
      },
    });
  async function take(stream: AsyncIterable<Uint8Array>, { envelope }: SMTPServerSession) {
    const parts: Uint8Array[] = [];
    for await (const part of stream) parts.push(part);
    const content = Buffer.concat(parts).toString();
    if (behaviour.data === undefined) {
      mailServer.received.push({ to: envelope.rcptTo.map(({ address }) => address), content });
    }
    mailServer.onMail();
    for (const watch of watchers) watch();
  }
  let server = open();
  const start = async () => {
    server = open();
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => {
      const name = `${socket.remotePort}`;
      sockets.set(name, socket);
      socket.on('close', () => sockets.delete(name));
    });
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
    mailServer.url = `smtp://127.0.0.1:${port}`;
  };
  const stop = async () => {
    for (const socket of sockets.values()) socket.destroy();
    await new Promise<void>((resolve) => server.close(resolve));
  };
  const mailServer: MailServer = {
    url: '',
    received: [],
    asked: [],
    behave: (next) => (behaviour = next),
    stop,
    start,
    until: (holds) =>
      new Promise((resolve) => {
        const watch = () => {
          if (!holds(mailServer.received)) return;
          watchers = watchers.filter((one) => one !== watch);
          resolve();
        };
        watchers.push(watch);
        watch();
      }),
    onMail: () => undefined,
  };
  await start();
  return mailServer;
}
