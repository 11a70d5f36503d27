import type { AuditPage } from '@brasa/core/audit/audit.contract.ts';
import { AUDIT_GROUPS, GROUPS } from '@brasa/core/audit/kind.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { DaysFields } from '../../ui/form/days-fields.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import type { Conditions } from './record-conditions.ts';

type RecordFiltersProps = {
  conditions: Conditions;
  /** Empty until it is known. */
  staff: AuditPage['staff'];
  today: Day;
  onChange: (conditions: Conditions) => void;
};

const TYPES = AUDIT_GROUPS.map((value) => ({ value, label: GROUPS[value] }));

export function RecordFilters({ conditions, staff, today, onChange }: RecordFiltersProps) {
  const { group, author, incidents } = conditions;
  const put = (change: Partial<Conditions>) => onChange({ ...conditions, ...change });
  const people = staff.map(({ id, name }) => ({ value: String(id), label: name }));
  const isListed = author === null || staff.some(({ id }) => id === author);
  return (
    <section
      aria-label="Filtros"
      className="grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:grid-cols-4 [&_input[type=date]]:min-w-0 [&_input[type=date]]:px-2 sm:[&_input[type=date]]:px-3.5"
    >
      <DaysFields
        label="Días"
        days={conditions}
        today={today}
        onChange={({ from, to }) => put({ from, to })}
      />
      <SelectField
        label="Tipo"
        options={TYPES}
        placeholder="Todos"
        value={group ?? ''}
        onChange={({ target }) => put({ group: (target.value || null) as Conditions['group'] })}
      />
      <SelectField
        label="Persona"
        options={
          isListed ? people : [...people, { value: String(author), label: `Usuario n.º ${author}` }]
        }
        placeholder="Todas"
        value={author === null ? '' : String(author)}
        onChange={({ target }) => put({ author: Number(target.value) || null })}
      />
      <Checkbox
        label="Solo incidencias"
        hint="Entradas fallidas, acciones sin permiso y demasiados intentos"
        checked={incidents}
        onChange={({ target }) => put({ incidents: target.checked })}
        className="col-span-full"
      />
    </section>
  );
}
