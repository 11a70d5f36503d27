import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { InstallCard } from './install-card.tsx';
import { InstallPromo } from './install-promo.tsx';

type Answer = { prompt: () => Promise<unknown>; userChoice: Promise<{ outcome: string }> };

function offerInstallation(outcome: string, fields: Partial<Answer> = {}) {
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(() => Promise.resolve()),
    userChoice: Promise.resolve({ outcome }),
    ...fields,
  });
  act(() => void window.dispatchEvent(offer));
  return offer;
}

function show() {
  renderPart(
    <>
      <InstallCard />
      <Toaster />
    </>,
  );
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Instalar App' });
const install = () => userEvent.click(button());
const notice = (text: string) =>
  waitFor(() => {
    const notices = screen.getByRole('region', { name: 'Avisos', hidden: true });
    expect(notices.textContent).toContain(text);
  });

afterEach(() => {
  Reflect.deleteProperty(window, 'brasaInstallation');
});

describe('the install card', () => {
  it('waits for the browser to offer the installation', () => {
    show();
    expect(button().disabled).toBe(true);
    expect(screen.getByText('Instalación no disponible')).toBeVisible();
    const offer = offerInstallation('accepted');
    expect(offer.defaultPrevented).toBe(true);
    expect(button().disabled).toBe(false);
    expect(screen.queryByText('Instalación no disponible')).not.toBeInTheDocument();
  });

  it('takes an offer that came before the page', () => {
    const installation = { offer: new Event('beforeinstallprompt'), isInstalled: false };
    Object.assign(window, { brasaInstallation: installation });
    show();
    expect(button().disabled).toBe(false);
  });

  it('is installed once the offer has been accepted', async () => {
    show();
    const offer = offerInstallation('accepted');
    await install();
    expect(await screen.findByText('Ya Instalada')).toBeVisible();
    expect(offer.prompt).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Instalar App' })).not.toBeInTheDocument();
  });

  it('waits for another offer once one has been turned down', async () => {
    show();
    offerInstallation('dismissed');
    await install();
    await waitFor(() => expect(button().disabled).toBe(true));
    expect(screen.queryByText('Ya Instalada')).not.toBeInTheDocument();
    offerInstallation('accepted');
    expect(button().disabled).toBe(false);
  });

  it('says that the installation failed', async () => {
    show();
    offerInstallation('accepted', { prompt: () => Promise.reject(new Error('no')) });
    await install();
    await notice('Error en la instalación');
    expect(takeConsoleErrors()).toHaveLength(1);
    expect(button().disabled).toBe(true);
  });

  it('says that there is no installation when the offer has gone meanwhile', async () => {
    show();
    offerInstallation('accepted');
    Object.assign(window, { brasaInstallation: { offer: null, isInstalled: false } });
    await install();
    await notice('Instalación no disponible');
  });

  it('is installed when the browser says so, by its own menu', () => {
    show();
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(screen.getByText('Ya Instalada')).toBeVisible();
  });

  it('is installed in the installed app', () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    show();
    expect(screen.getByText('Ya Instalada')).toBeVisible();
  });

  it.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5],
    ['an iPad that gives itself out for a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', 5],
  ])('tells in words how to install on %s', (_name, userAgent, maxTouchPoints) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    Object.defineProperty(navigator, 'maxTouchPoints', {
      value: maxTouchPoints,
      configurable: true,
    });
    show();
    expect(screen.getByText('Compartir').parentElement?.textContent).toBe(
      'En Safari, toca Compartir y después Añadir a pantalla de inicio.',
    );
    expect(screen.queryByRole('button', { name: 'Instalar App' })).not.toBeInTheDocument();
    Reflect.deleteProperty(navigator, 'maxTouchPoints');
  });
});

describe('the wallet’s promotion of the app', () => {
  it('says what the app is good for, and installs it', async () => {
    renderPart(<InstallPromo />);
    expect(screen.getByText('Tu QR, también sin conexión')).toBeVisible();
    expect(screen.getByText('Avisos de tus puntos, si los pides')).toBeVisible();
    offerInstallation('accepted');
    await install();
    await waitFor(() =>
      expect(screen.queryByText(/^Avisos de tus puntos/)).not.toBeInTheDocument(),
    );
  });
});
