import { Bell, Download, Smartphone, WifiOff, type LucideIcon } from 'lucide-react';
import { useInstallability } from '../../browser/device/installation.ts';
import { InstallButton, InstallNote } from './install-button.tsx';

/** What there is by now (docs/rules/loyalty.md#install-promotion). */
const REASONS: readonly { Icon: LucideIcon; text: string }[] = [
  { Icon: WifiOff, text: 'Tu QR, también sin conexión' },
  { Icon: Smartphone, text: 'Desde la pantalla de inicio, sin buscar la web' },
  { Icon: Bell, text: 'Avisos de tus puntos, si los pides' },
];

export function InstallPromo() {
  const installability = useInstallability();
  if (installability === 'installed') return null;
  return (
    <section
      aria-labelledby="install-promo"
      className="night grid gap-8 rounded-card bg-[radial-gradient(80%_140%_at_100%_120%,#5a2410_0%,transparent_70%)] p-6 shadow-low sm:p-10 md:grid-cols-2 md:items-center"
    >
      <div className="grid gap-5">
        <h2 id="install-promo" className="max-w-[16ch] text-2xl">
          Lleva tu wallet en el bolsillo
        </h2>
        <ul className="grid gap-3">
          {REASONS.map(({ Icon, text }) => (
            <li key={text} className="flex items-center gap-3">
              <Icon className="size-5 shrink-0 text-glow" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid max-w-sm justify-items-start gap-4 text-ink-soft">
        {installability !== 'by-hand' && (
          <InstallButton installability={installability} icon={<Download className="size-5" />} />
        )}
        <InstallNote installability={installability} />
      </div>
    </section>
  );
}
