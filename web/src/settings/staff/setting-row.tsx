import { useRef, type KeyboardEvent } from 'react';
import type { KnownSetting } from '@brasa/core/settings/known-settings.rules.ts';
import type { StoredSetting } from '@brasa/core/settings/settings.contract.ts';
import { Badge } from '../../ui/badge.tsx';
import { DeleteButton } from '../../ui/button/delete-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ProductSetting } from './product-setting.tsx';
import type { SettingEntry } from './setting-list.ts';
import { toastDone, toastFailed } from './setting-messages.ts';
import { SettingSwitch } from './setting-switch.tsx';
import { useAddSetting, useChangeSetting, useDeleteSetting } from './settings.queries.ts';
import { useValueEditor } from './use-value-editor.ts';
import { ValueConflict } from './value-conflict.tsx';

type SettingRowProps = {
  entry: SettingEntry;
  /** The row has left the table, and the focus with it. */
  onGone: () => void;
};

export function SettingRow({ entry, onGone }: SettingRowProps) {
  const { key, known, stored } = entry;
  const name = known?.label ?? key;
  return (
    <tr className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-2 max-sm:py-3">
      <th
        scope="row"
        className="px-4 py-3 align-top font-normal max-sm:col-span-2 max-sm:pt-0 max-sm:pb-1 sm:w-[38%] sm:px-5"
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:min-h-14">
          <span className="grid">
            <span className="font-semibold wrap-anywhere">{name}</span>
            {known && <span className="text-sm text-ink-soft wrap-anywhere">{key}</span>}
          </span>
          {!stored && <Badge tone="outline">Valor de partida</Badge>}
        </span>
      </th>
      <td className="py-3 pl-4 align-top max-sm:py-0 sm:pl-0">
        {known?.choice ? (
          <SettingSwitch entry={entry} name={name} choice={known.choice} />
        ) : known?.product ? (
          <ProductSetting entry={entry} name={name} wanted={known.product} />
        ) : (
          <ValueField entry={entry} name={name} />
        )}
      </td>
      <td className="px-4 py-3 align-top max-sm:py-0 max-sm:pl-0 sm:w-20">
        {stored && !stored.held && (
          <Deletion stored={stored} known={known !== undefined} name={name} onGone={onGone} />
        )}
      </td>
    </tr>
  );
}

type PartProps = { entry: SettingEntry; name: string };

/** Said of what says who issues the invoices, once there is one. */
const HELD = {
  closed: 'Ya hay facturas registradas: solo lo cambia un superadmin',
  filled: 'Ya hay facturas registradas: no puede quedar vacío, y otro NIF empieza otra serie',
};

function ValueField({ entry, name }: PartProps) {
  const { known, stored } = entry;
  const hint = stored?.held ? HELD[stored.held] : known?.hint;
  const field = useRef<HTMLInputElement>(null);
  const editor = useValueEditor(entry);
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') editor.followStored();
  };
  return (
    <>
      <TextField
        ref={field}
        label={name}
        hideLabel
        hint={editor.isPending ? 'Guardando...' : hint}
        readOnly={stored?.held === 'closed'}
        error={editor.fault}
        className="[&_input]:min-h-14"
        {...keyboardFor(known?.input)}
        autoComplete="off"
        spellCheck={known === undefined}
        value={editor.shown}
        onChange={(event) => editor.type(event.target.value)}
        onBlur={editor.save}
        onKeyDown={handleKey}
      />
      <ValueConflict
        editor={editor}
        home={field}
        textOf={(value) => (value === '' ? 'está vacío' : `pone «${value}»`)}
      />
    </>
  );
}

function keyboardFor(input: KnownSetting['input'] | undefined) {
  if (input === 'tel' || input === 'email') return { type: input };
  if (input === 'decimal' || input === 'url') return { type: 'text', inputMode: input } as const;
  return { type: 'text' };
}

type DeletionProps = { stored: StoredSetting; known: boolean; name: string; onGone: () => void };

function Deletion({ stored, known, name, onGone }: DeletionProps) {
  const { key, value, version } = stored;
  // A known setting may have been left blank on purpose, which a new one may not.
  const outcome = { onSuccess: () => toastDone('created'), onError: () => toastFailed('created') };
  const add = useAddSetting(outcome);
  const change = useChangeSetting(key, { ...outcome, seen: () => version });
  const restore = () => (known ? change.mutate(value) : add.mutate({ key, value }));
  const remove = useDeleteSetting(stored, {
    onSuccess: () => {
      toastDone('deleted', restore);
      onGone();
    },
    onError: () => toastFailed('deleted'),
  });
  return (
    <DeleteButton
      name={name}
      tip={known ? 'Eliminar: vuelve al valor de partida' : 'Eliminar'}
      pending={remove.isPending}
      onClick={() => remove.mutate()}
    />
  );
}
