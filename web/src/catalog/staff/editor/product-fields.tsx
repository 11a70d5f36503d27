import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CatalogCategory } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { VAT_RATES } from '@brasa/core/catalog/catalog-editing.rules.ts';
import { ALLERGEN_CODES, ALLERGENS } from '@brasa/core/catalog/catalog.rules.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { CheckChips } from '../../../ui/form/check-chips.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { OrderingFields } from './ordering-fields.tsx';
import type { ProductValues } from './product-values.ts';
import type { AllergenQuestion } from './use-allergen-question.ts';

const VAT_CHOICES = VAT_RATES.map((rate) => ({ value: String(rate), label: `${rate} %` }));
const ALLERGEN_CHOICES = ALLERGEN_CODES.map((code) => ({ value: code, label: ALLERGENS[code] }));

type FormProps = { form: UseFormReturn<ProductValues> };
type CategoryProps = FormProps & { categories: readonly CatalogCategory[] };

type ProductFieldsProps = CategoryProps & {
  /** Whether how it is ordered is unfolded. */
  ordering: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };
} & QuestionProps;

type QuestionProps = { allergenQuestion: AllergenQuestion };

export function ProductFields({
  form,
  categories,
  ordering,
  allergenQuestion,
}: ProductFieldsProps) {
  return (
    <>
      <TextField label="Nombre" autoComplete="off" aria-required {...registered(form, 'name')} />
      <CategoryField form={form} categories={categories} />
      <PriceFields form={form} />
      <ContentFields form={form} allergenQuestion={allergenQuestion} />
      <OrderingFields form={form} {...ordering} />
      <Checkbox
        label="Destacado en la portada"
        hint="Sale el último de los destacados; el orden se cambia en «Destacados»."
        {...registered(form, 'featured')}
      />
    </>
  );
}

/** The category that it is in stays a choice, even when it is retired. */
function CategoryField({ form, categories }: CategoryProps) {
  const categoryId = useWatch({ control: form.control, name: 'categoryId' });
  const choices = categories.filter(({ id, deleted }) => !deleted || String(id) === categoryId);
  return (
    <SelectField
      label="Categoría"
      aria-required
      placeholder="Elige una categoría"
      options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
      {...registered(form, 'categoryId')}
    />
  );
}

function PriceFields({ form }: FormProps) {
  const vatRate = useWatch({ control: form.control, name: 'vatRate' });
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[8rem_1fr]">
      <TextField
        label="Precio (€)"
        inputMode="decimal"
        autoComplete="off"
        aria-required
        placeholder="0,00"
        hint="IVA incluido"
        {...registered(form, 'price')}
      />
      <ChoiceChips
        label="IVA"
        choices={VAT_CHOICES}
        value={vatRate}
        onChange={(rate) => form.setValue('vatRate', rate, { shouldDirty: true })}
        hint="10 % comida preparada, 21 % alcohol y refrescos, 4 % pan"
        error={form.formState.errors.vatRate?.message}
      />
    </div>
  );
}

function ContentFields({ form, allergenQuestion }: FormProps & QuestionProps) {
  const { register, formState } = form;
  const allergens = useWatch({ control: form.control, name: 'allergens' });
  const question = allergens.length === 0 ? allergenQuestion : null;
  const error = formState.errors.allergens?.message;
  return (
    <>
      <TextArea
        label="Descripción"
        hint="Qué lleva y cuánto hay, en una o dos frases."
        {...registered(form, 'description')}
      />
      <CheckChips
        label="Alérgenos"
        hint="Marca todos los que lleva. Se muestran en la carta y en cada pedido."
        choices={ALLERGEN_CHOICES}
        field={register('allergens')}
        error={question ? undefined : error}
      />
      {question && (
        <Checkbox
          id={question.id}
          label="No lleva ninguno de los 14"
          checked={question.isChecked}
          error={error}
          onChange={(event) => question.onCheckedChange(event.target.checked)}
        />
      )}
    </>
  );
}
