import { Check, Download, Smartphone } from 'lucide-react';
import { useInstallability } from '../../browser/device/installation.ts';
import { Badge } from '../../ui/badge.tsx';
import { InstallButton, InstallNote } from './install-button.tsx';
import { ProgrammeCard } from '../points-page/programme-card.tsx';

export function InstallCard() {
  const installability = useInstallability();
  return (
    <ProgrammeCard
      id="install-app"
      title="Instala la app"
      Icon={Smartphone}
      action={
        installability === 'installed' ? (
          <Badge tone="good">
            <Check className="size-4" />
            Ya Instalada
          </Badge>
        ) : (
          installability !== 'by-hand' && (
            <InstallButton
              installability={installability}
              icon={<Download className="size-5" />}
              variant="secondary"
            />
          )
        )
      }
    >
      {installability === 'installed' ? (
        <p>Tus puntos están en tu pantalla de inicio, a un toque, y tu QR también sin conexión.</p>
      ) : (
        <p>Tus puntos a un toque, desde la pantalla de inicio, y tu QR también sin conexión.</p>
      )}
      <InstallNote installability={installability} />
    </ProgrammeCard>
  );
}
