import { useEffect } from 'react';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { NewSettingForm } from './new-setting-form.tsx';
import { SettingsTable } from './settings-table.tsx';
import { useInitializeSettings, useSettings } from './settings.queries.ts';

/** Configuración del Sistema: what the shop says of itself, and whatever else it keeps here. */
export default function AdminSettingsPage() {
  const { mutate: initialize } = useInitializeSettings();
  useEffect(() => initialize(), [initialize]);
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6">
      <h1 className="text-xl">Configuración del Sistema</h1>
      <p className="mt-1 mb-6 max-w-prose text-ink-soft">
        Lo que cambies aquí se ve al momento en toda la web. Cada valor se guarda al salir de su
        casilla.
      </p>
      <SettingsContent />
    </div>
  );
}

function SettingsContent() {
  return (
    <Loaded
      query={useSettings()}
      loading={
        <Skeletons count={8} label="Cargando configuración..." className="grid gap-3 *:h-16" />
      }
      failed="No se pudo cargar la configuración"
      failedHint="No se ha perdido nada: todo sigue guardado en el servidor."
      ended="Vuelve a entrar para ver la configuración."
    >
      {(settings) => (
        <>
          <div className="rounded-card border border-line bg-surface shadow-low">
            <SettingsTable settings={settings} />
          </div>
          <section aria-labelledby="new-setting" className="mt-10">
            <h2 id="new-setting" className="mb-1 text-lg">
              Añadir un ajuste
            </h2>
            <p className="mb-4 text-sm text-ink-soft">
              Una nota propia, con el nombre que quieras. La web no la muestra.
            </p>
            <NewSettingForm />
          </section>
        </>
      )}
    </Loaded>
  );
}
