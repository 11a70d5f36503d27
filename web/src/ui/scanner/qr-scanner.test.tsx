import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeCamera, type FakeCamera } from '../../../test/fake-camera.ts';
import { userEvent } from '../../../test/user-event.ts';
import * as video from '../../browser/camera/read-video.ts';
import { QrScanner } from './qr-scanner.tsx';
import { Toaster } from '../toast/toaster.tsx';

const stopReading = vi.fn();
const callbacks = () => {
  const [last] = vi.mocked(video.readVideo).mock.calls.slice(-1);
  if (!last) throw new Error('nothing is being read');
  return last[1];
};

const onRead = vi.fn();
const onCancel = vi.fn();
let camera: FakeCamera;

function show() {
  return render(
    <>
      <QrScanner onRead={onRead} onCancel={onCancel} />
      <Toaster />
    </>,
  );
}

beforeEach(() => {
  for (const mock of [onRead, onCancel, stopReading]) mock.mockReset();
  vi.spyOn(video, 'readVideo').mockReturnValue(stopReading);
  camera = fakeCamera();
});

/** The picture is there, and looked at. */
async function picture() {
  await screen.findByLabelText('Imagen de la cámara');
  await waitFor(() => expect(video.readVideo).toHaveBeenCalled());
}
const DENIED =
  'Permisos de cámara denegados. Por favor, permite el acceso a la cámara para escanear códigos QR.';
const FAILED = 'Error en el escáner - No se pudo activar la cámara. Verifica los permisos.';
const notices = () => screen.getByRole('region', { name: 'Avisos' });

describe('the scanner', () => {
  it('says that it waits for the permission, then what to do', async () => {
    const asked = Promise.withResolvers<MediaStream>();
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockReturnValue(asked.promise);
    show();
    expect(
      await screen.findByText('Permite el acceso a la cámara en el aviso del navegador.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  });

  it('asks for nothing where the permission has been given', async () => {
    camera.permit('granted');
    show();
    expect(screen.getByText('Abriendo la cámara...')).toBeVisible();
    await picture();
    expect(screen.getByText('Centra el código QR en el recuadro.')).toBeVisible();
    expect(screen.queryByText(/aviso del navegador/)).not.toBeInTheDocument();
  });

  it('asks for the camera that looks away from whoever holds the device', async () => {
    const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
    show();
    await picture();
    expect(asked.mock.calls[0]?.[0]).toMatchObject({
      audio: false,
      video: { facingMode: 'environment' },
    });
  });

  it('hands over what it has read', async () => {
    show();
    await picture();
    act(() => callbacks().onText('600111222'));
    expect(onRead.mock.calls).toEqual([['600111222']]);
  });

  it('gives the camera back when it leaves the screen', async () => {
    const { unmount } = show();
    await picture();
    expect(camera.running()).toBe(1);
    unmount();
    expect(camera.running()).toBe(0);
    expect(stopReading).toHaveBeenCalled();
  });

  it('gives a camera back that is opened too late', async () => {
    const { unmount } = show();
    unmount();
    await act(() => Promise.resolve());
    await waitFor(() => expect(camera.running()).toBe(0));
    expect(video.readVideo).not.toHaveBeenCalled();
  });

  it('can be cancelled', async () => {
    show();
    await picture();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('has a lamp where the camera has one', async () => {
    camera = fakeCamera({ hasTorch: true });
    show();
    const lamp = await screen.findByRole('button', { name: 'Linterna' });
    await userEvent.click(lamp);
    expect(camera.lamp).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
    expect(lamp.getAttribute('aria-pressed')).toBe('true');
  });

  it('has no lamp where the camera has none', async () => {
    show();
    await picture();
    expect(screen.queryByRole('button', { name: 'Linterna' })).not.toBeInTheDocument();
  });
});

describe('without a camera', () => {
  it.each([
    ['denied', 'NotAllowedError', 'Error de cámara', DENIED],
    ['missing', 'NotFoundError', FAILED, FAILED],
    ['busy', 'NotReadableError', FAILED, FAILED],
  ])('%s: it says so, in place and in a toast', async (_name, refusal, title, text) => {
    camera.answer(refusal);
    show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(title);
    expect(alert.textContent).toContain(text);
    await waitFor(() => expect(notices().textContent).toContain(title));
    expect(notices().textContent).toContain(text);
  });

  it('it does not even ask where the browser remembers a "no"', async () => {
    const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
    camera.permit('denied');
    show();
    expect((await screen.findByRole('alert')).textContent).toContain(DENIED);
    expect(asked).not.toHaveBeenCalled();
  });

  it('it begins by itself once the "no" is taken back', async () => {
    camera.answer('NotAllowedError');
    show();
    await screen.findByRole('alert');
    camera.answer(null);
    act(() => camera.permit('granted'));
    await picture();
    expect(camera.running()).toBe(1);
  });

  it('it can be tried again', async () => {
    camera.answer('NotReadableError');
    show();
    await screen.findByRole('alert');
    camera.answer(null);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await picture();
  });

  it('it can be cancelled', async () => {
    camera.answer('NotAllowedError');
    show();
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('a page without https has none', async () => {
    vi.stubGlobal('navigator', { userAgent: 'test' });
    show();
    expect((await screen.findByRole('alert')).textContent).toContain(FAILED);
  });
});

it('says that the camera was taken away', async () => {
  show();
  await picture();
  act(() => camera.lose());
  expect((await screen.findByRole('alert')).textContent).toContain(FAILED);
});

it('says that the reader could not be loaded, and tries again', async () => {
  show();
  await picture();
  act(() => callbacks().onFault(new Error('offline')));
  expect((await screen.findByRole('alert')).textContent).toContain('Error procesando QR');
  expect(takeConsoleErrors()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(video.readVideo).toHaveBeenCalledTimes(2));
});
