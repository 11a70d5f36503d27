import { useEffect, useRef } from 'react';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { NewSettingForm } from './new-setting-form.tsx';
import { useInitializeSettings, useSettings } from './settings.queries.ts';
import type { StoredSetting } from '@brasa/core/settings/settings.contract.ts';
import { settingGroups, type SettingGroup } from './setting-list.ts';
import { SettingRow } from './setting-row.tsx';

/** Configuración del Sistema: what the shop says of itself, and whatever else it keeps here. */
export function SettingsDesk() {
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

function SettingsTable({ settings }: { settings: readonly StoredSetting[] }) {
  const caption = useRef<HTMLTableCaptionElement>(null);
  return (
    <table className="w-full border-collapse text-left max-sm:block">
      <caption ref={caption} tabIndex={-1} className="sr-only">
        Ajustes guardados
      </caption>
      <thead className="text-sm text-ink-soft max-sm:sr-only">
        <tr className="*:py-3 *:font-semibold">
          <th scope="col" className="px-5">
            Clave
          </th>
          <th scope="col">Valor</th>
          <th scope="col" className="px-4">
            Acciones
          </th>
        </tr>
      </thead>
      {settingGroups(settings).map((group) => (
        <Group
          key={group.title}
          group={group}
          onGone={() => caption.current?.focus({ preventScroll: true })}
        />
      ))}
    </table>
  );
}

function Group({ group: { title, entries }, onGone }: { group: SettingGroup; onGone: () => void }) {
  return (
    <tbody className="border-t-2 border-line max-sm:block max-sm:first-of-type:border-t-0">
      <tr className="max-sm:block">
        <th
          scope="rowgroup"
          colSpan={3}
          className="px-4 pt-6 pb-1 text-lg font-semibold max-sm:block sm:px-5"
        >
          {title}
        </th>
      </tr>
      {entries.map((entry) => (
        <SettingRow key={entry.key} entry={entry} onGone={onGone} />
      ))}
    </tbody>
  );
}
