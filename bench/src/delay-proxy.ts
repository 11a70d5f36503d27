// A network between two processes of this machine: whatever is sent arrives DELAY milliseconds later, in
// either direction and in order.
import { connect, createServer, type Socket } from 'node:net';

const DELAY = Number(process.env['DELAY']);

function carry(from: Socket, to: Socket): void {
  const later = (act: () => void) => void setTimeout(act, DELAY);
  from.on('data', (bytes: Buffer) => later(() => to.write(bytes)));
  from.on('close', () => later(() => to.destroy()));
  from.on('error', () => from.destroy());
  from.setNoDelay();
}

const server = createServer((near) => {
  const far = connect(Number(process.env['TARGET']), '127.0.0.1');
  carry(near, far);
  carry(far, near);
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));
