import { describe, expect, it } from 'vitest';
import {
  brokenAnswer,
  fakeWorld,
  NOW,
  pageAnswer,
  requestFor,
} from '../../test/fake-worker-world.ts';
import { answerPage, isPageVisit } from './answer-page.ts';

const AWAY = () => new TypeError('Failed to fetch');

type Options = { preloaded?: Promise<Response | undefined> };

/** Opens the address; `work` is what the worker still does after its answer. */
function visit(world: ReturnType<typeof fakeWorld>, address: string, options: Options = {}) {
  const work: Promise<unknown>[] = [];
  const request = requestFor(address, { isVisit: true });
  const answer = answerPage(world, { request, ...options, waitUntil: (more) => work.push(more) });
  const settle = async () => {
    await answer;
    for (const more of work) await more;
  };
  return { answer, settle };
}

async function visited(path: string) {
  const world = fakeWorld();
  world.server[path] = () => pageAnswer('kept');
  await visit(world, path).settle();
  return world;
}

const textOf = async (answer: Promise<Response>) => (await answer).text();

describe('a page that is opened', () => {
  it('is the server’s, and is kept with the moment at which it came', async () => {
    const world = await visited('/contacto');
    world.server['/contacto'] = AWAY;
    expect(await textOf(visit(world, '/contacto').answer)).toBe(
      `<html data-stored-at="${NOW}" lang="es">kept</html>`,
    );
  });

  it('is the server’s again as soon as there is one', async () => {
    const world = await visited('/contacto');
    world.server['/contacto'] = () => pageAnswer('new');
    expect(await textOf(visit(world, '/contacto').answer)).toBe('<html lang="es">new</html>');
  });

  it('is what the browser has asked for already', async () => {
    const world = fakeWorld();
    const preloaded = Promise.resolve(pageAnswer('early'));
    expect(await textOf(visit(world, '/', { preloaded }).answer)).toContain('early');
    expect(world.asked).toEqual([]);
  });

  it('is the kept one when the server lets it wait, and what comes later is kept', async () => {
    const world = await visited('/contacto');
    let come: (answer: Response) => void = () => undefined;
    world.server['/contacto'] = () => new Promise((resolve) => (come = resolve));
    const { answer, settle } = visit(world, '/contacto');
    await expect.poll(() => world.asked).toHaveLength(2);
    world.endPauses();
    expect(await textOf(answer)).toContain('kept');
    come(pageAnswer('late'));
    await settle();
    world.server['/contacto'] = AWAY;
    expect(await textOf(visit(world, '/contacto').answer)).toContain('late');
  });

  it.each([
    ['breaks off', brokenAnswer],
    ['is behind a gateway that does not reach it', () => new Response('', { status: 502 })],
    ['restarts behind a gateway', () => new Response('Un momento', { status: 503 })],
  ])('is the kept one when the server %s', async (_how, answer) => {
    const world = await visited('/contacto');
    world.server['/contacto'] = answer;
    expect(await textOf(visit(world, '/contacto').answer)).toContain('kept');
  });

  it('that is not kept is the page of a 503, and no bare word of a gateway', async () => {
    const world = fakeWorld();
    world.server['/contacto'] = () => new Response('Volvemos enseguida', { status: 503 });
    world.server['/nosotros'] = () => new Response('Bad Gateway', { status: 502 });
    expect(await textOf(visit(world, '/contacto').answer)).toBe('Volvemos enseguida');
    expect(await textOf(visit(world, '/nosotros').answer)).toContain('Sin conexión');
  });

  it('is found whatever its query and with a slash at its end', async () => {
    const world = await visited('/contacto');
    for (const address of ['/contacto?de=cartel', '/contacto/']) {
      world.server[address] = AWAY;
      expect(await textOf(visit(world, address).answer)).toContain('kept');
    }
  });

  it.each(['/order?a=1', '/Encargar?a=1'])(
    'at %s leads to its own, its query kept',
    async (path) => {
      const world = fakeWorld();
      world.server[path] = AWAY;
      const answer = await visit(world, path).answer;
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/encargar?a=1']);
    },
  );

  it('that is not kept says so, with the telephone and the pages that are there', async () => {
    const world = await visited('/contacto');
    const data = JSON.stringify({ '/api/site': { phonePrimary: '965000111' } });
    world.server['/nosotros'] = () =>
      pageAnswer(`<script type="application/json" id="page-data">${data}</script>`);
    await visit(world, '/nosotros').settle();
    world.server['/pedido/abc'] = AWAY;
    const answer = await visit(world, '/pedido/abc').answer;
    expect(answer.status).toBe(503);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    expect(page.querySelector('h1')?.textContent).toBe('Sin conexión');
    const ways = [...page.querySelectorAll('a')].map((way) => way.getAttribute('href'));
    expect(ways).toEqual(['', 'tel:+34965000111', '/nosotros', '/contacto']);
  });
});

describe('a server of another build', () => {
  it('has none of its pages kept beside files that it does not name', async () => {
    const world = fakeWorld();
    world.server['/contacto'] = () => pageAnswer('other', 'other');
    expect(await textOf(visit(world, '/contacto').answer)).toContain('other');
    await visit(world, '/contacto').settle();
    world.server['/contacto'] = AWAY;
    expect(await textOf(visit(world, '/contacto').answer)).toContain('Sin conexión');
  });

  it('is waited for: it may not understand a page of before', async () => {
    const world = await visited('/contacto');
    world.server['/'] = () => pageAnswer('other', 'other');
    await visit(world, '/').settle();
    let come: (answer: Response) => void = () => undefined;
    world.server['/contacto'] = () => new Promise((resolve) => (come = resolve));
    const { answer } = visit(world, '/contacto');
    await expect.poll(() => world.asked).toHaveLength(3);
    world.endPauses();
    come(pageAnswer('other', 'other'));
    expect(await textOf(answer)).toContain('other');
  });

  it('that is not reached leaves the page of before', async () => {
    const world = await visited('/contacto');
    world.server['/'] = () => pageAnswer('other', 'other');
    await visit(world, '/').settle();
    world.server['/contacto'] = AWAY;
    expect(await textOf(visit(world, '/contacto').answer)).toContain('kept');
  });
});

it('answers whoever opens an address, and nothing else', () => {
  expect(isPageVisit(requestFor('/contacto', { isVisit: true }))).toBe(true);
  expect(isPageVisit(requestFor('/contacto'))).toBe(false);
  expect(isPageVisit(requestFor('/api/docs', { isVisit: true }))).toBe(false);
  expect(isPageVisit(requestFor('/login', { isVisit: true, method: 'POST' }))).toBe(false);
});
