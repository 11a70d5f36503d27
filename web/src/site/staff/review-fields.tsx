import { useWatch, type UseFormReturn } from 'react-hook-form';
import { registered } from '../../browser/forms/registered.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FIELD_NAMES, type ReviewValues } from './review-values.ts';

type FieldsProps = { form: UseFormReturn<ReviewValues> };

/** No more beside each other than the drawer has room for. */
const PAIR = 'grid items-start gap-5 sm:grid-cols-2';

const STARS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));
const WITH_NONE = [{ value: '', label: 'Sin nota' }, ...STARS];

export function ReviewFields({ form, isExample }: FieldsProps & { isExample: boolean }) {
  return (
    <>
      <Author form={form} />
      <TextArea
        label={FIELD_NAMES.text}
        hint="Con sus palabras, tal como las publicó."
        aria-required
        {...registered(form, 'text')}
      />
      <Stars form={form} />
      <Visit form={form} />
      <Marks form={form} />
      {isExample && <RealOne form={form} />}
    </>
  );
}

function Author({ form }: FieldsProps) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-[1fr_8rem]">
        <TextField
          label={FIELD_NAMES.name}
          autoComplete="off"
          aria-required
          {...registered(form, 'name')}
        />
        <TextField
          label={FIELD_NAMES.initials}
          autoComplete="off"
          aria-required
          {...registered(form, 'initials')}
        />
      </div>
      <DateField
        label={FIELD_NAMES.date}
        hint="La web dice cuánto hace"
        aria-required
        {...registered(form, 'date')}
      />
      <div className={PAIR}>
        <TextField
          label={FIELD_NAMES.reviewCount}
          inputMode="numeric"
          aria-required
          hint="En total, en su perfil"
          {...registered(form, 'reviewCount')}
        />
        <TextField
          label={FIELD_NAMES.photoCount}
          inputMode="numeric"
          hint="Opcional"
          {...registered(form, 'photoCount')}
        />
      </div>
    </>
  );
}

function Stars({ form }: FieldsProps) {
  const rating = useWatch({ control: form.control, name: 'rating' });
  return (
    <ChoiceChips
      label={FIELD_NAMES.rating}
      choices={STARS}
      value={rating}
      onChange={(value) => form.setValue('rating', value, { shouldDirty: true })}
      error={form.formState.errors.rating?.message}
    />
  );
}

function Visit({ form }: FieldsProps) {
  return (
    <>
      <div className={PAIR}>
        {(['serviceType', 'foodType'] as const).map((name) => (
          <TextField
            key={name}
            label={FIELD_NAMES[name]}
            autoComplete="off"
            aria-required
            {...registered(form, name)}
          />
        ))}
      </div>
      <TextField
        label={FIELD_NAMES.priceRange}
        autoComplete="off"
        aria-required
        {...registered(form, 'priceRange')}
      />
      <TextField
        label={FIELD_NAMES.recommendedDishes}
        hint="Separados por comas. Opcional."
        autoComplete="off"
        {...registered(form, 'recommendedDishes')}
      />
      <TextField
        label={FIELD_NAMES.restrictions}
        hint="Solo si el cliente las nombra. Opcional."
        autoComplete="off"
        {...registered(form, 'restrictions')}
      />
    </>
  );
}

const MARKS = [
  ['food', 'Comida'],
  ['service', 'Servicio'],
  ['atmosphere', 'Ambiente'],
] as const;

/** All three or none; what is wrong is said below them. */
function Marks({ form }: FieldsProps) {
  const fault = form.formState.errors.ratings;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Notas del cliente</legend>
      <div className="grid gap-5 sm:grid-cols-3">
        {MARKS.map(([part, label]) => (
          <SelectField
            key={part}
            label={label}
            options={WITH_NONE}
            {...form.register(`ratings.${part}`)}
          />
        ))}
      </div>
      {fault?.message !== undefined && (
        <p role="alert" className="mt-1.5 font-semibold text-bad">
          {fault.message}: las tres notas, o ninguna
        </p>
      )}
    </fieldset>
  );
}

/** Nobody but staff can know it, and nothing invented is to be called a customer's. */
function RealOne({ form }: FieldsProps) {
  const stillExample = useWatch({ control: form.control, name: 'isExample' });
  return (
    <Checkbox
      label="Es la reseña de un cliente de verdad, publicada en Google"
      hint="Mientras no lo sea, la web la muestra con la marca «Ejemplo»."
      checked={!stillExample}
      onChange={({ target }) =>
        form.setValue('isExample', !target.checked, { shouldDirty: true, shouldValidate: true })
      }
      error={form.formState.errors.isExample?.message}
    />
  );
}
