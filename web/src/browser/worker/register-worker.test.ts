import { expect, it, vi } from 'vitest';
import { fakeServiceWorkers } from '../../../test/fake-service-worker.ts';
import { lookForVersion, registerWorker } from './register-worker.ts';
import { tellWorker } from './tell-worker.ts';

async function register() {
  const onWaiting = vi.fn();
  await registerWorker(onWaiting);
  return onWaiting;
}

it('registers the worker for the whole site', async () => {
  const { container } = fakeServiceWorkers();
  await register();
  expect(container.register).toHaveBeenCalledExactlyOnceWith('/sw.js');
});

it('says nothing of the first version of all, which waits for nobody', async () => {
  const { registration } = fakeServiceWorkers();
  const onWaiting = await register();
  registration.install();
  expect(onWaiting).not.toHaveBeenCalled();
});

it('says nothing of the first version either where it is told late', async () => {
  const { container, registration } = fakeServiceWorkers();
  const onWaiting = await register();
  const first = registration.install();
  [registration.waiting, container.controller] = [first, first];
  first.become('installed');
  expect(onWaiting).not.toHaveBeenCalled();
});

it('tells of a version that comes, and of one that has been waiting', async () => {
  const { registration, control } = fakeServiceWorkers();
  control(registration.install());
  const onWaiting = await register();
  expect(onWaiting).not.toHaveBeenCalled();
  const version = registration.install();
  expect(onWaiting).toHaveBeenCalledExactlyOnceWith(version);
  expect(await register()).toHaveBeenCalledExactlyOnceWith(version);
});

it('does nothing in a browser without service workers', async () => {
  const onWaiting = await register();
  lookForVersion();
  tellWorker({ type: 'SIGNED_OUT' });
  expect(onWaiting).not.toHaveBeenCalled();
});
