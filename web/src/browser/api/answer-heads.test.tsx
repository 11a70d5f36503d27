import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readPoints } from '@brasa/core/loyalty/loyalty.calls.ts';
import { fakeServiceWorkers } from '../../../test/fake-service-worker.ts';
import { headListeners, noteHeads } from './answer-heads.ts';
import { useStoredAt } from './use-stored-at.ts';

const { path } = readPoints;

function Age() {
  return <p>{useStoredAt(readPoints) ?? 'fresh'}</p>;
}

const note = (heads: Record<string, string>, address: string = path) =>
  act(() => noteHeads(address, new Headers(heads)));

afterEach(() => {
  delete document.documentElement.dataset['build'];
});

it('shows every head to who listens', () => {
  const listener = vi.fn();
  headListeners.add(listener);
  const heads = new Headers({ date: 'x' });
  noteHeads(path, heads);
  headListeners.delete(listener);
  expect(listener).toHaveBeenCalledExactlyOnceWith(heads);
});

it('tells whoever shows an answer that it is a stored one, until a fresh one comes', () => {
  render(<Age />);
  expect(screen.getByText('fresh')).toBeVisible();
  note({ 'x-brasa-stored-at': '1000' });
  expect(screen.getByText('1000')).toBeVisible();
  note({ 'x-brasa-stored-at': '2000' }, '/api/site');
  expect(screen.getByText('1000')).toBeVisible();
  note({});
  note({}, '/api/site');
  expect(screen.getByText('fresh')).toBeVisible();
});

it('knows once that the server serves another build than the page’s, and looks for it', async () => {
  const { registration } = fakeServiceWorkers();
  // What it knows once holds for as long as the page is there.
  vi.resetModules();
  const page = await import('./answer-heads.ts');
  const noteBuild = (build?: string) =>
    page.noteHeads(path, new Headers(build === undefined ? {} : { 'x-brasa-build': build }));
  noteBuild('other');
  expect(page.isPageOutdated()).toBe(false);
  document.documentElement.dataset['build'] = 'own';
  noteBuild('own');
  noteBuild();
  expect(page.isPageOutdated()).toBe(false);
  for (const build of ['other', 'other', 'own']) noteBuild(build);
  expect(page.isPageOutdated()).toBe(true);
  await waitFor(() => expect(registration.update).toHaveBeenCalledOnce());
});
