import { useState, type ReactNode } from 'react';
import { installApp, type Installability } from '../../browser/device/installation.ts';
import { Button } from '../../ui/button/button.tsx';
import { toastError } from '../../ui/toast/toast.ts';

type InstallButtonProps = {
  installability: Installability;
  /** Given, so that what two pages share needs no library of icons. */
  icon: ReactNode;
  variant?: 'action' | 'secondary';
  className?: string;
};

/** Lets the browser ask whether to install; it acts only where the browser offers that. */
export function InstallButton({ installability, icon, ...looks }: InstallButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const install = async () => {
    setIsConfirming(true);
    try {
      const outcome = await installApp();
      if (outcome === null) toastError('Instalación no disponible');
    } catch (error) {
      console.error(error);
      toastError('Error en la instalación');
    } finally {
      setIsConfirming(false);
    }
  };
  return (
    <Button
      {...looks}
      disabled={installability !== 'offered' && !isConfirming}
      pending={isConfirming}
      onClick={() => void install()}
    >
      {!isConfirming && icon}
      Instalar App
    </Button>
  );
}

/** What there is to say where no button helps; null where it does. */
export function InstallNote({ installability }: { installability: Installability }) {
  if (installability === 'by-hand') {
    return (
      <p>
        En Safari, toca <strong>Compartir</strong> y después{' '}
        <strong>Añadir a pantalla de inicio</strong>.
      </p>
    );
  }
  if (installability === 'unavailable') {
    return (
      <p>
        <strong>Instalación no disponible</strong> ahora mismo desde esta página. Mira en el menú de
        tu navegador si ofrece instalarla o añadirla a la pantalla de inicio.
      </p>
    );
  }
  return null;
}
