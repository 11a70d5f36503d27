import type { Setting } from '@brasa/core/settings/settings.contract.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeletons } from '../ui/skeleton.tsx';
import { useSettings } from './settings.queries.ts';

/** Configuración del Sistema: what the shop has set. */
export default function AdminSettingsPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6">
      <h1 className="mb-6 text-xl">Configuración del Sistema</h1>
      <SettingsContent />
    </div>
  );
}

function SettingsContent() {
  const query = useSettings();
  const { data: settings, isPending, isError } = query;
  if (isPending) {
    return <Skeletons count={8} label="Cargando configuración..." className="grid gap-3 *:h-12" />;
  }
  if (isError) {
    return <ErrorState title="No se pudo cargar la configuración" query={query} />;
  }
  if (!settings?.length) {
    return (
      <EmptyState title="Sin ajustes guardados">
        La web usa los valores de partida para todo lo que no está aquí.
      </EmptyState>
    );
  }
  return <SettingsTable settings={settings} />;
}

function SettingsTable({ settings }: { settings: Setting[] }) {
  return (
    <div className="rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-left">
        <thead className="border-b-2 border-line text-sm text-ink-soft">
          <tr>
            <th scope="col" className="px-4 py-3 font-semibold">
              Clave
            </th>
            <th scope="col" className="px-4 py-3 font-semibold">
              Valor
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {settings.map(({ key, value }) => (
            <tr key={key}>
              <th scope="row" className="px-4 py-3 align-top font-semibold">
                {key}
              </th>
              <td className="px-4 py-3 wrap-anywhere">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
