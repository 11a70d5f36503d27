import { useRef } from 'react';
import type { StoredSetting } from '@brasa/core/settings/settings.contract.ts';
import { settingGroups, type SettingGroup } from './setting-list.ts';
import { SettingRow } from './setting-row.tsx';

/** Every setting by what it is for; on a phone each is a block instead of a row. */
export function SettingsTable({ settings }: { settings: readonly StoredSetting[] }) {
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
        <Group key={group.title} group={group} onGone={() => caption.current?.focus()} />
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
