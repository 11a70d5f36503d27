// A mail as the server got it, read as a mail program does.
import type { Received } from './smtp-under-test.ts';

/** A head of the mail, its continued lines joined. */
export function headOf({ content }: Received, name: string): string {
  const heads = content.slice(0, content.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const line = heads.split('\r\n').find((one) => one.toLowerCase().startsWith(`${name}:`)) ?? '';
  return line.slice(name.length + 1).trim();
}

/** One part of the mail, decoded. */
export function partOf({ content }: Received, type: 'text/plain' | 'text/html'): string {
  const part = content.split(/\r\n--/).find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  if (/quoted-printable/.test(part)) {
    const bytes = body
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
  }
  if (/base64/.test(part)) return Buffer.from(body, 'base64').toString('utf8');
  return body.replaceAll('\r\n', '\n');
}

/** "=?UTF-8?Q?Pedido_apuntado?=" as people read it. */
export function wordsOf(head: string): string {
  return head
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, way: string, text: string) =>
      way.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replaceAll(/=([0-9A-F]{2})/g, (_hex, hex: string) =>
                String.fromCharCode(parseInt(hex, 16)),
              ),
            'latin1',
          ).toString('utf8'),
    );
}
