// Uploads that stay in the middle, over a real connection.
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Desk } from './catalog-desk.ts';
import { FORM_HEADERS, formBody } from './picture-form.ts';

/** Sends the first half of a form with the picture; `onSent` is called when it has left. */
export function beginUpload(
  address: URL,
  { staff }: Desk,
  id: number,
  bytes: Buffer,
  onSent?: (socket: Socket) => void,
): Socket {
  const socket = connect(Number(address.port), address.hostname);
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const body = formBody([{ bytes }]);
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const head = [
    `POST /api/products/${id}/image HTTP/1.1`,
    `Host: ${address.host}`,
    `Cookie: ${cookie}`,
    `Content-Type: ${FORM_HEADERS['content-type']}`,
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body.subarray(0, body.length / 2), () => onSent?.(socket));
  return socket;
}
