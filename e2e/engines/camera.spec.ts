// The scanner: an invented camera runs, and a drawn code is in its pictures.
import { LONG } from '../long.ts';
import { makeStaffHaykakan } from '../staff-account.ts';
import { qrFrame } from '../../web/test/qr-frame.ts';
import { becomeCustomer, givePoints } from './steps.ts';
import { test } from './visit.ts';

/** In the page: whatever is taken from a film is a grey picture, one byte a pixel. */
function seePicture(grey: string, width: number): void {
  const bytes = Uint8Array.from(atob(grey), (letter) => letter.charCodeAt(0));
  const picture = Object.assign(document.createElement('canvas'), {
    width,
    height: bytes.length / width,
  });
  const pixels = new ImageData(width, picture.height);
  bytes.forEach((brightness, at) =>
    pixels.data.set([brightness, brightness, brightness, 255], at * 4),
  );
  picture.getContext('2d')?.putImageData(pixels, 0, 0);
  const { prototype } = CanvasRenderingContext2D;
  const draw = Reflect.get(prototype, 'drawImage') as (...place: unknown[]) => void;
  prototype.drawImage = function (this: CanvasRenderingContext2D, ...place: unknown[]) {
    const isFilm = place[0] instanceof HTMLVideoElement;
    const { width: side } = this.canvas;
    draw.apply(this, isFilm ? [picture, 0, 0, side, side] : place);
  };
}

test('the wallet’s code is read by the camera', LONG, async ({ meet, shop }) => {
  const customer = await meet();
  await customer.visit('/');
  await becomeCustomer(customer);
  const { qrCode } = await customer.run(async () => {
    const answer = await fetch('/api/points/wallet-qr');
    return (await answer.json()) as { qrCode: string };
  });
  makeStaffHaykakan(shop);
  const staff = await meet({ isStaff: true });
  await givePoints(staff, 120);
  await staff.visit('/encargar');
  const { data, width } = qrFrame(qrCode, { noise: 12, blur: 1, turned: 3 });
  const grey = Buffer.from(data.filter((_, at) => at % 4 === 0)).toString('base64');
  await staff.run(seePicture, grey, width);
  await staff.byRole('button', 'Puntos rápidos').tap();
  await staff.byRole('tab', 'Escanear QR').tap();
  await staff.byRole('heading', '600 111 222').expectFocused();
  await staff.byText('120').expectShown();
});
