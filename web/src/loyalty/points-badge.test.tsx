import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../test/console-errors.ts';
import type { AnswerTo } from '../../test/fake-api.ts';
import { fakeTime, passTime } from '../../test/fake-time.ts';
import { pointsAnswers } from '../../test/points-samples.ts';
import { renderApp, renderAppAs } from '../../test/render-app.tsx';

const CALL = 'GET /api/points/notifications';

/** A screen of a given kind; the installed app matches another query. */
function haveScreen({ isWide }: { isWide: boolean }) {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isWide && query.includes('min-width') }),
  );
}

const news = (points: number): AnswerTo<'readPointsNotification'> => pointsAnswers(points)[CALL];

async function openContact(
  answer: AnswerTo<'readPointsNotification'> | (() => AnswerTo<'readPointsNotification'>),
) {
  const api = renderAppAs({ role: 'abaranci' }, '/contacto', { [CALL]: answer });
  await waitFor(() => expect(api.asked(CALL)).toBe(1));
  await waitFor(() => expect(api.queryClient.isFetching()).toBe(0));
  return api;
}

const badge = () => document.querySelector('header a[href="/puntos"]');
const said = () => badge()?.textContent.replaceAll(/\s+/g, ' ');

beforeEach(() => haveScreen({ isWide: true }));

describe('the badge', () => {
  it.each([
    [100, '5 € disponible'],
    [199, '5 € disponible'],
    [250, '13 € disponible'],
    [300, '20 € disponible'],
    [80, 'Solo 20 puntos para €5'],
    [99, 'Solo 1 punto para €5'],
  ])('with %i points says "%s"', async (points, text) => {
    await openContact(news(points));
    await waitFor(() => expect(said()).toBe(text));
  });

  it('is green with a discount, an outline before', async () => {
    await openContact(news(100));
    await waitFor(() => expect(badge()?.firstElementChild?.className).toContain('bg-good-surface'));
  });

  it('is an outline where the next discount is near', async () => {
    await openContact(news(90));
    await waitFor(() => expect(badge()?.firstElementChild?.className).toMatch(/\bborder\b/));
  });

  it.each<[string, AnswerTo<'readPointsNotification'>]>([
    ['the next discount is more than 20 points away', news(79)],
    ['the session has ended', { status: 401 }],
    ['the call fails', { status: 500 }],
  ])('is not there when %s', async (_name, answer) => {
    const api = await openContact(answer);
    expect(badge()).not.toBeInTheDocument();
    expect(api.asked(CALL)).toBe(1);
    takeConsoleErrors();
  });
});

describe('when it asks', () => {
  it('asks every 15 seconds, and hides after an error until the next answer', async () => {
    fakeTime();
    let answer = news(100);
    const api = await openContact(() => answer);
    await waitFor(() => expect(said()).toBe('5 € disponible'));
    answer = { status: 500 };
    await passTime(15_000);
    await waitFor(() => expect(badge()).not.toBeInTheDocument());
    expect(api.asked(CALL)).toBe(2);
    takeConsoleErrors();
    answer = news(200);
    await passTime(15_000);
    await waitFor(() => expect(said()).toBe('13 € disponible'));
    expect(api.asked(CALL)).toBe(3);
  });

  it('does not ask again when the window is looked at, nor after the session has ended', async () => {
    fakeTime();
    const api = await openContact({ status: 401 });
    await passTime(60_000);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(api.asked('GET /api/auth/me')).toBe(2));
    expect(api.asked(CALL)).toBe(1);
  });

  it.each([
    ['a visitor', () => renderApp('/contacto')],
    ['staff at the desk', () => renderAppAs({ role: 'haykakan' }, '/admin/horarios')],
  ])('never asks for %s', async (_name, open) => {
    const api = open();
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(api.queryClient.isFetching()).toBe(0));
    expect(api.asked(CALL)).toBe(0);
  });

  it('never asks on a small screen, where there is no room for it', async () => {
    haveScreen({ isWide: false });
    const api = renderAppAs({ role: 'abaranci' }, '/contacto');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(api.asked('GET /api/auth/me')).toBe(1));
    await waitFor(() => expect(api.queryClient.isFetching()).toBe(0));
    expect(api.asked(CALL)).toBe(0);
  });
});
