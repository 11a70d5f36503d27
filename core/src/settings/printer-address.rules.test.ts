import { expect, it } from 'vitest';
import { settingFault } from './setting-value.rules.ts';
import { printerAddress } from './printer-address.rules.ts';

it.each([
  ['tcp://192.168.1.50:9100', { host: '192.168.1.50', port: 9100 }],
  ['  tcp://impresora.local:515 ', { host: 'impresora.local', port: 515 }],
  ['TCP://cocina:1', { host: 'cocina', port: 1 }],
  ['tcp://[fe80::1]:65535', { host: 'fe80::1', port: 65_535 }],
])('%s is an address', (typed, address) => {
  expect(printerAddress(typed)).toEqual(address);
  expect(settingFault('ticketPrinter', typed.trim())).toBeNull();
});

it.each([
  '192.168.1.50',
  '192.168.1.50:9100',
  'tcp://192.168.1.50',
  'tcp://:9100',
  'tcp://192.168.1.50:0',
  'tcp://192.168.1.50:65536',
  'tcp://192.168.1.50:99999999',
  'tcp://192.168.1.999:9100',
  'tcp://192.168.1:9100',
  'tcp://2130706433:9100',
  'tcp://0x7f000001:9100',
  'tcp://127.0x1:9100',
  'tcp://0177.0.0.1:9100',
  'tcp://ana:secreto@192.168.1.50:9100',
  'tcp://192.168.1.50:9100/etc/passwd',
  'tcp://192.168.1.50:9100?x=1',
  'tcp://192.168.1.50:9100#x',
  'tcp://192.168.1.50 :9100',
  'tcp://192.168.1.50\n:9100',
  'tcp://[::1%eth0]:9100',
  'tcp://[::g]:9100',
  'tcp://[]:9100',
  'tcp://-cocina:9100',
  'tcp://cocina..local:9100',
  'tcp://cocina_1:9100',
  `tcp://${'a'.repeat(300)}:9100`,
  'tcp://impresóra:9100',
  'tcp://$(reboot):9100',
  'http://192.168.1.50:9100',
  'file:///dev/lp0',
  'unix:/var/run/docker.sock',
  '../../dev/usb/lp0',
])('%j is none', (typed) => {
  expect(printerAddress(typed)).toBeNull();
  expect(settingFault('ticketPrinter', typed)).toMatch(/^Escribe la dirección de la impresora/);
});

it('may be left empty', () => {
  expect(settingFault('ticketPrinter', '')).toBeNull();
  expect(printerAddress('')).toBeNull();
});
