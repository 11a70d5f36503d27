import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeEventSource, installEvents, lastEvents } from '../../../test/fake-events.ts';
import { fakeTime, passTime } from '../../../test/fake-time.ts';
import { desk, findLine, LOLA, NOW, openDesk, PEPE, POLL } from '../../../test/staff-desk.ts';

beforeEach(() => {
  installEvents();
  fakeTime(NOW);
});

const hear = (type: 'ready' | 'change', version: string) =>
  act(async () => {
    lastEvents().say(type, version);
    await passTime(0);
  });

async function listen() {
  let orders = [LOLA];
  const api = openDesk({ [POLL]: () => desk(...orders) });
  await findLine(/Lola/);
  return { ...api, place: () => (orders = [LOLA, PEPE]) };
}

describe('the desk', () => {
  it('listens to /api/events', async () => {
    await listen();
    expect(FakeEventSource.opened.map(({ url }) => url)).toEqual(['/api/events']);
  });

  it('shows a new order as soon as the server says that something changed', async () => {
    const { place } = await listen();
    place();
    await hear('change', '2');
    await findLine(/Pepe/);
  });

  it('asks on a connection that has missed something, and only then', async () => {
    const { asked } = await listen();
    await hear('ready', '1');
    const before = asked(POLL);
    await hear('ready', '1');
    expect(asked(POLL)).toBe(before);
    await hear('ready', '2');
    expect(asked(POLL)).toBe(before + 1);
  });

  it('goes on polling beside it', async () => {
    const { asked } = await listen();
    const before = asked(POLL);
    await passTime(3100);
    expect(asked(POLL)).toBe(before + 1);
  });

  it('tries again by itself when the browser has given up', async () => {
    await listen();
    act(() => lastEvents().giveUp());
    await passTime(15_000);
    expect(FakeEventSource.opened).toHaveLength(2);
  });

  it('leaves no connection behind while the page is kept for the way back', async () => {
    await listen();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(lastEvents().readyState).toBe(2);
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(FakeEventSource.opened).toHaveLength(2);
  });
});

it('gathers what changes while an answer is under way into one more question', async () => {
  const { asked } = await listen();
  const before = asked(POLL);
  await act(async () => {
    for (let turn = 0; turn < 5; turn += 1) lastEvents().say('change', String(turn));
    await passTime(0);
  });
  expect(asked(POLL) - before).toBeLessThanOrEqual(2);
});
