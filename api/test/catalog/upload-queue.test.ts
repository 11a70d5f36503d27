// However many pictures come at once, a few are in memory and one is opened at a time.
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { UploadQueue } from '../../src/catalog/upload-queue.ts';
import { openDesk } from './catalog-desk.ts';
import { beginUpload } from './half-upload.ts';
import { picture, upload } from './picture-form.ts';

const PLACES = 5;
const here = () => new AbortController().signal;

/** A job that ends when it is told to. */
function openJob() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { run: () => promise, end: resolve };
}

describe('the queue of uploads', () => {
  test('has five places; who comes then is told when to come again', async () => {
    const queue = new UploadQueue();
    const jobs = Array.from({ length: PLACES }, openJob);
    const uploads = jobs.map(({ run }) => queue.inPlace(run));
    const refused = queue.inPlace(() => Promise.resolve('sixth'));
    await expect(refused).rejects.toMatchObject({
      code: 'PICTURES_BUSY',
      extra: { retryAfterSeconds: 5 },
    });
    jobs[2]?.end('done');
    await uploads[2];
    await expect(queue.inPlace(() => Promise.resolve('sixth'))).resolves.toBe('sixth');
  });

  test('gives the place of an upload that fails to the next', async () => {
    const queue = new UploadQueue();
    for (let count = 0; count <= PLACES; count += 1) {
      const failing = queue.inPlace(() => Promise.reject(new Error('broken')));
      await expect(failing).rejects.toThrow('broken');
    }
  });

  test('opens one at a time, in the order of coming, whatever became of the one before', async () => {
    const queue = new UploadQueue();
    const begun: number[] = [];
    const jobs = [0, 1, 2].map(() => openJob());
    const turns = jobs.map(({ run }, place) =>
      queue.inTurn(() => {
        begun.push(place);
        return place === 1 ? Promise.reject(new Error('broken')) : run();
      }, here()),
    );
    const second = expect(turns[1]).rejects.toThrow('broken');
    await Promise.resolve();
    expect(begun).toEqual([0]);
    jobs[0]?.end('first');
    await turns[0];
    await second;
    jobs[2]?.end('third');
    await expect(turns[2]).resolves.toBe('third');
    expect(begun).toEqual([0, 1, 2]);
  });

  test('lets go at once of whoever leaves while waiting, and never opens their picture', async () => {
    const queue = new UploadQueue();
    const first = openJob();
    const opening = queue.inTurn(first.run, here());
    const leaving = new AbortController();
    const begun: string[] = [];
    const left = queue.inTurn(() => Promise.resolve(begun.push('left')), leaving.signal);
    const stays = queue.inTurn(() => Promise.resolve(begun.push('stays')), here());
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
    first.end('done');
    await opening;
    await stays;
    expect(begun).toEqual(['stays']);
    await expect(queue.inTurn(() => Promise.resolve(), leaving.signal)).rejects.toThrow();
  });

  test('opens no other while one runs whose sender has left', async () => {
    const queue = new UploadQueue();
    const first = openJob();
    const leaving = new AbortController();
    const opening = queue.inTurn(first.run, leaving.signal);
    const begun: string[] = [];
    const next = queue.inTurn(() => Promise.resolve(begun.push('next')), here());
    leaving.abort();
    await setImmediate();
    expect(begun).toEqual([]);
    first.end('done');
    await expect(opening).resolves.toBe('done');
    await next;
    expect(begun).toEqual(['next']);
  });
});

test('uploads that never end keep others out only as long as their connections last', async () => {
  const desk = await openDesk();
  const { id } = await desk.product('Gata');
  const bytes = await picture(60, 40).jpeg().toBuffer();
  const address = new URL(await desk.under.app.listen({ port: 0, host: '127.0.0.1' }));
  const slow = Array.from({ length: PLACES + 1 }, () => beginUpload(address, desk, id, bytes));
  // One more than there are places: the first answer is the refusal of one of them.
  const answer = await Promise.race(slow.map((socket) => once(socket, 'data')));
  expect(String(answer)).toContain('HTTP/1.1 429 ');
  const tryOnce = () => upload(desk.staff, id, [{ bytes }]);
  const refused = await tryOnce();
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'retry-after': '5' },
    body: {
      error: 'Se están preparando otras fotos. Espera unos segundos y vuelve a intentarlo',
      code: 'PICTURES_BUSY',
    },
  });
  for (const socket of slow) socket.destroy();
  await expect.poll(async () => (await tryOnce()).status).toBe(200);
});
