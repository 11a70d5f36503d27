// An order by voice: the engine records what its invented microphone hears, in a format of its own.
import { LONG } from '../long.ts';
import { openTranscriber, type Transcriber } from '../transcriber.ts';
import { expect, test as base, type EngineName } from './visit.ts';

/** What the head of a recording says of its format. */
const FORMATS: Record<EngineName, string> = { webkit: 'ftyp', firefox: 'webm' };

const test = base.extend<{ transcriber: Transcriber }>({
  // Playwright reads from the pattern which fixtures this one needs: none.
  // oxlint-disable-next-line no-empty-pattern
  transcriber: async ({}, use) => {
    const { transcriber, close } = await openTranscriber();
    await use(transcriber);
    close();
  },

  environment: async ({ transcriber }, use) => {
    await use({ STT_URL: transcriber.url });
  },
});

test(
  'an order is spoken, written and called off',
  LONG,
  async ({ meet, transcriber, engineName }) => {
    transcriber.hears('dos pollos y medio para María mañana a las dos y media');
    const staff = await meet({ isStaff: true });
    await staff.visit('/admin/orders');
    await staff.byRole('button', 'Voz').tap();
    await staff.byText('Te escucho.').expectShown();
    await staff.byText(/^0:2[0-7]$/).expectShown();
    await staff.byRole('button', 'Parar').tap();
    await staff.byText(/^Pedido creado: 2 pollos y medio para María/).expectInSight();
    expect(transcriber.recordings.map((sound) => sound.includes(FORMATS[engineName]))).toEqual([
      true,
    ]);
    await staff.byRole('button', 'Deshacer').tap();
    await staff.byText('Pedido cancelado').expectShown();
  },
);
