import { expect, it } from 'vitest';
import { fakeWorld, requestFor } from '../../../test/fake-worker-world.ts';
import { answerPicture, isPicture } from './kept-pictures.ts';

const CHICKEN = '/images/products/pollo.svg';

const picture = (text: string, etag = `"${text}"`) => new Response(text, { headers: { etag } });
const away = () => new TypeError('Failed to fetch');

async function ask(world: ReturnType<typeof fakeWorld>, address = CHICKEN) {
  const work: Promise<unknown>[] = [];
  const request = requestFor(address);
  const answer = await answerPicture(world, { request, waitUntil: (more) => work.push(more) });
  const text = await answer.text();
  await Promise.all(work);
  return text;
}

it('is the server’s, else the one that was seen last', async () => {
  const world = fakeWorld();
  for (const seen of ['first', 'second', 'second']) {
    world.server[CHICKEN] = () => picture(seen);
    expect(await ask(world)).toBe(seen);
  }
  world.server[CHICKEN] = away;
  expect(await ask(world)).toBe('second');
});

it('is none that was never seen', async () => {
  const world = fakeWorld();
  await expect(ask(world, '/images/products/gone.svg')).resolves.toBe('');
  world.server[CHICKEN] = away;
  await expect(ask(world)).rejects.toThrow('Failed to fetch');
  expect(world.kept()['brasa-pictures']).toEqual([]);
});

it('makes way for others in time', async () => {
  const world = fakeWorld();
  const addresses = Array.from({ length: 81 }, (_, index) => `/images/products/${index}.svg`);
  for (const address of addresses) {
    world.server[address] = () => picture(address);
    await ask(world, address);
  }
  expect(world.kept()['brasa-pictures']).toEqual(addresses.slice(1));
});

it('is of the shop’s own folders', () => {
  expect(isPicture(requestFor(CHICKEN))).toBe(true);
  expect(isPicture(requestFor('/assets/oven.svg'))).toBe(false);
});
