import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { seedAnswers } from '../../../browser/api/page-data.ts';
import { createQueryClient } from '../../../browser/api/query-client.ts';
import { fakeApi } from '../../../../test/fake-api.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { PAGE_ANSWERS, photographNamed } from '../../../../test/samples.ts';
import { HeroFilm } from './hero-film.tsx';

const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();

/** What the browser says is in sight. */
let tellSight: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
  fakeApi({ 'GET /api/photographs': { body: {} } });
  play.mockClear();
  pause.mockClear();
  Object.assign(HTMLMediaElement.prototype, { play, pause });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        tellSight = (isIntersecting) => act(() => report([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

function renderFilm(props: Partial<Parameters<typeof HeroFilm>[0]> = {}) {
  const view = renderPart(<HeroFilm isSettled isMoving {...props} />);
  tellSight(true);
  return {
    ...view,
    film: () => view.container.querySelector('video'),
    change: (next: typeof props) =>
      view.rerender(<HeroFilm isSettled isMoving {...props} {...next} />),
  };
}

it('is a muted loop inside the page, hidden from those who hear it', () => {
  const { film } = renderFilm();
  expect(film()).toMatchObject({ muted: true, loop: true, playsInline: true });
  expect(film()?.closest('[aria-hidden="true"]')).not.toBeNull();
  const sources = [...(film()?.querySelectorAll('source') ?? [])].map(({ type }) => type);
  expect(sources).toEqual(['video/webm', 'video/mp4']);
  expect(play).toHaveBeenCalledOnce();
});

/** The fire as the server renders it, in a shop that has these photographs. */
function drawn(photographs = PAGE_ANSWERS['/api/photographs']): string {
  const queryClient = createQueryClient();
  seedAnswers(queryClient, { ...PAGE_ANSWERS, '/api/photographs': photographs });
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <HeroFilm isSettled={false} isMoving />
    </QueryClientProvider>,
  );
}

it('is a still picture alone as the server draws it', () => {
  expect(drawn()).not.toContain('<video');
  expect(drawn()).toMatch(/image\/avif.*image\/webp.*embers-poster/s);
});

it('has the shop’s own photograph for a still picture where there is one', () => {
  const html = drawn({ 'site/embers-poster': photographNamed('brasas') });
  expect(html).toContain('src="/images/sizes/brasas.jpeg"');
  expect(html).not.toContain('embers-poster');
});

it('waits until the page has settled', () => {
  const { film, change } = renderFilm({ isSettled: false });
  expect(film()).not.toBeInTheDocument();
  change({ isSettled: true });
  expect(film()).not.toBeNull();
});

it('never comes under reduced motion', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  expect(renderFilm().film()).not.toBeInTheDocument();
});

it('never comes to those who save data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(renderFilm().film()).not.toBeInTheDocument();
});

it('stops with the slides and out of sight, and goes on where it was', () => {
  const { film, change } = renderFilm();
  const first = film();
  change({ isMoving: false });
  expect(pause).toHaveBeenCalledTimes(1);
  change({ isMoving: true });
  expect(play).toHaveBeenCalledTimes(2);
  tellSight(false);
  expect(pause).toHaveBeenCalledTimes(2);
  expect(film()).toBe(first);
});

it('leaves the picture when the browser refuses to play', async () => {
  play.mockImplementationOnce(() => Promise.reject(new Error('power')));
  const { film } = renderFilm();
  await act(() => Promise.resolve());
  expect(film()?.className).toContain('opacity-0');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
