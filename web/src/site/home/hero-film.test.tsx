import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { HeroFilm } from './hero-film.tsx';

const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();

/** What the browser says is in sight. */
let tellSight: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
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
  const view = render(<HeroFilm isSettled isMoving {...props} />);
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

it('is a still picture alone as the server draws it', () => {
  const html = renderToString(<HeroFilm isSettled={false} isMoving />);
  expect(html).not.toContain('<video');
  expect(html).toMatch(/image\/avif.*image\/webp.*embers-poster/s);
});

it('waits until the page has settled', () => {
  const { film, change } = renderFilm({ isSettled: false });
  expect(film()).toBeNull();
  change({ isSettled: true });
  expect(film()).not.toBeNull();
});

it('never comes under reduced motion', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  expect(renderFilm().film()).toBeNull();
});

it('never comes to those who save data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(renderFilm().film()).toBeNull();
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
  expect(screen.queryByRole('alert')).toBeNull();
});
