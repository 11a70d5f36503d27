// The fixtures of a journey in another engine: a shop that is open all day and has the browser's clock, and people with
// devices of their own.
import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { openLine, type Line } from '../broken-line.ts';
import { LOST } from '../desk-journey.ts';
import { withShop } from '../with-shop.ts';
import { openFirefox } from './firefox.ts';
import { Person } from './person.ts';
import { signIn } from './steps.ts';
import type { Device, Engine, EngineName } from './engine.ts';
import { openWebKit } from './webkit.ts';

const ENGINES: Record<EngineName, () => Promise<Engine>> = {
  webkit: openWebKit,
  firefox: openFirefox,
};

/**
 * What Firefox says of a call that the page has given up: the page's own error, or the browser's, of no address, where the
 * worker had it just then.
 */
const GIVEN_UP = [/AbortError/, /^Failed to load ‘’\. A ServiceWorker intercepted the request/];

type Journey = {
  /** Between the devices and the shop. */
  line: Line;
  /** Opens a new device, whose console may say what the expressions tell. */
  openDevice: (expected: readonly RegExp[]) => Promise<Device>;
  /** Somebody with a new device; staff are signed in. What a console says of a line that breaks is expected on request. */
  meet: (options?: { isStaff?: boolean; mayLoseLine?: boolean }) => Promise<Person>;
};

export const test = withShop.extend<Journey, { engineName: EngineName; engine: Engine }>({
  isNow: [true, { scope: 'worker' }],

  engineName: ['webkit', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await ENGINES[engineName]();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],

  line: async ({ shop }, use) => {
    const line = await openLine(shop.url);
    await use(line);
    await line.close();
  },

  openDevice: async ({ engine }, use) => {
    const devices: { device: Device; expected: readonly RegExp[] }[] = [];
    await use(async (expected) => {
      const device = await engine.openDevice();
      devices.push({ device, expected });
      return device;
    });
    const surprises = devices.flatMap(({ device, expected }) =>
      (device.complaints() ?? []).filter((said) => !expected.some((one) => one.test(said))),
    );
    await Promise.all(devices.map(({ device }) => device.close()));
    expect(surprises, 'the consoles of all pages are empty').toEqual([]);
  },

  meet: async ({ openDevice, line }, use, info) => {
    const people: Person[] = [];
    await use(async ({ isStaff = false, mayLoseLine = false } = {}) => {
      const device = await openDevice(mayLoseLine ? [...LOST, ...GIVEN_UP] : []);
      const person = await Person.at(device, line.url);
      people.push(person);
      if (isStaff) await signIn(person);
      return person;
    });
    if (info.status === info.expectedStatus) return;
    for (const [index, person] of people.entries()) {
      writeFileSync(info.outputPath(`screen-${index}.png`), await person.picture());
    }
  },
});

export { expect };
export type { EngineName };
