import { useState, type KeyboardEvent } from 'react';
import { Trash2 } from 'lucide-react';
import { reasonOf } from '../browser/error-words.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import type { SettingLine } from './setting-lines.ts';
import { sayDone, sayFailed } from './setting-messages.ts';
import { useAddSetting, useChangeSetting, useDeleteSetting } from './settings.queries.ts';

type SettingRowProps = {
  line: SettingLine;
  /** The row has left the table, and the focus with it. */
  onGone: () => void;
};

/** One setting; its value saves when its input loses focus and differs from the stored value. */
export function SettingRow({ line, onGone }: SettingRowProps) {
  const { key, known, isStored } = line;
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
          {!isStored && <Badge tone="outline">Valor de partida</Badge>}
        </span>
      </th>
      <td className="py-3 pl-4 align-top max-sm:py-0 sm:pl-0">
        <ValueField line={line} name={name} />
      </td>
      <td className="px-4 py-3 align-top max-sm:py-0 max-sm:pl-0 sm:w-20">
        {isStored && <DeleteButton line={line} name={name} onGone={onGone} />}
      </td>
    </tr>
  );
}

type PartProps = { line: SettingLine; name: string };

function ValueField({ line: { key, value, known }, name }: PartProps) {
  /** Null while nobody has typed: then the field follows what is stored. */
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const followStored = () => {
    setTyped(null);
    setFault(undefined);
  };
  const change = useChangeSetting(key, {
    onSuccess: (sent) => {
      // Who types on meanwhile keeps what they type.
      setTyped((now) => (now?.trim() === sent ? null : now));
      setFault(undefined);
      sayDone('changed');
    },
    onError: (error) => {
      setFault(reasonOf(error));
      sayFailed('changed');
    },
  });

  const save = () => {
    if (typed === null) return;
    if (typed.trim() !== value) change.mutate(typed.trim());
    else followStored();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') followStored();
  };

  return (
    <TextField
      label={name}
      hideLabel
      hint={change.isPending ? 'Guardando...' : known?.hint}
      error={fault}
      className="[&_input]:min-h-14"
      type={known?.input === 'tel' || known?.input === 'email' ? known.input : 'text'}
      {...(known?.input === 'decimal' && { inputMode: 'decimal' as const })}
      {...(known?.input === 'url' && { inputMode: 'url' as const })}
      autoComplete="off"
      spellCheck={known === undefined}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={handleKey}
    />
  );
}

function DeleteButton({ line: { key, value, known }, name, onGone }: PartProps & SettingRowProps) {
  // A known setting may have been left blank on purpose, which a new one may not.
  const outcome = { onSuccess: () => sayDone('created'), onError: () => sayFailed('created') };
  const add = useAddSetting(outcome);
  const change = useChangeSetting(key, outcome);
  const restore = () => (known ? change.mutate(value) : add.mutate({ key, value }));
  const remove = useDeleteSetting(key, {
    onSuccess: () => {
      sayDone('deleted', { label: 'Deshacer', onSelect: restore });
      onGone();
    },
    onError: () => sayFailed('deleted'),
  });
  return (
    <Tooltip text={known ? 'Eliminar: vuelve al valor de partida' : 'Eliminar'}>
      <Button
        variant="quiet"
        size="icon"
        className="size-14 [&_svg]:text-bad"
        aria-label={`Eliminar ${name}`}
        pending={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {!remove.isPending && <Trash2 aria-hidden="true" />}
      </Button>
    </Tooltip>
  );
}
