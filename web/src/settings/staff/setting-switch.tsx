import type { KnownSetting } from '@brasa/core/settings/known-settings.rules.ts';
import { Switch } from '../../ui/form/switch.tsx';
import type { SettingEntry } from './setting-list.ts';
import { toastDone, toastFailed } from './setting-messages.ts';
import { useChangeSetting } from './settings.queries.ts';

type SettingSwitchProps = {
  entry: SettingEntry;
  name: string;
  choice: NonNullable<KnownSetting['choice']>;
};

/** A setting that is one thing or the other, stored as soon as it is tapped. */
export function SettingSwitch({ entry, name, choice }: SettingSwitchProps) {
  const { key, value, stored, known } = entry;
  const { mutate, isPending, variables } = useChangeSetting(key, {
    seen: () => stored?.version,
    onSuccess: () => toastDone('changed'),
    onError: () => toastFailed('changed'),
  });
  const shown = isPending ? variables : value;
  const isOn = choice.isOn(shown);
  const { label } = isOn ? choice.on : choice.off;
  return (
    <div className="[&_label]:flex [&_label]:min-h-14 [&_label]:grow [&_label]:items-center">
      <Switch
        label={
          <span>
            <span className="sr-only">{name}: </span>
            {label}
          </span>
        }
        checked={isOn}
        disabled={isPending}
        onCheckedChange={(next) => mutate(next ? choice.on.value : choice.off.value)}
      />
      <p className="text-sm text-ink-soft">{isPending ? 'Guardando...' : known?.hint}</p>
    </div>
  );
}
