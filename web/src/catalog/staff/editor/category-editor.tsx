import type { CatalogCategory } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { isFixedCategory } from '@brasa/core/catalog/catalog-editing.rules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { registered } from '../../../browser/forms/registered.ts';
import { serverFaults } from '../../../browser/forms/server-faults.ts';
import { catalogFailure } from '../catalog-failure.ts';
import { DiscardQuestion } from '../discard-question.tsx';
import { useCategoryEditor } from './use-category-editor.ts';
import { useDiscardGuard } from '../use-discard-guard.ts';
import { RetireSection } from './retire-section.tsx';

type CategoryEditorProps = {
  open: boolean;
  onClose: () => void;
  /** null: a new one. */
  category: CatalogCategory | null;
  /** How many products on sale would go with it. */
  productCount: number;
};

/** One category: its name and the line below it on the menu. Give it a new key for every opening. */
export function CategoryEditor({ open, onClose, category, productCount }: CategoryEditorProps) {
  const { form, submit, isPending, failure, isDirty, seen } = useCategoryEditor(category, onClose);
  const isFixed = category !== null && isFixedCategory(category.id);
  const guard = useDiscardGuard({ isDirty, isPending, onClose });
  return (
    <Dialog
      open={open}
      onOpenChange={guard.onOpenChange}
      title={category ? category.name : 'Nueva categoría'}
      description={category ? 'Editar categoría' : 'Aparece en la carta, al final'}
    >
      <form noValidate className="grid gap-5" onSubmit={submit}>
        {failure && serverFaults(failure, (path) => path).length === 0 && (
          <FormError title="No se ha guardado">
            {catalogFailure(failure, 'No se pudo guardar la categoría')}
          </FormError>
        )}
        <TextField
          label="Nombre"
          autoComplete="off"
          aria-required
          readOnly={isFixed}
          {...(isFixed && { hint: 'Menús conserva su nombre y el primer lugar en la carta.' })}
          {...registered(form, 'name')}
        />
        <TextArea
          label="Descripción"
          hint="Una línea bajo el nombre, en la carta. Opcional."
          {...registered(form, 'description')}
        />
        <Button type="submit" size="large" pending={isPending} pendingText="Guardando...">
          {category ? 'Guardar' : 'Crear categoría'}
        </Button>
      </form>
      {seen && !isFixed && (
        <RetireSection
          retirable={{ kind: 'category', item: seen }}
          text={retireText(seen, productCount)}
          className="mt-6"
          isDirty={isDirty}
          onDone={onClose}
        />
      )}
      <DiscardQuestion {...guard.question}>
        Lo que has escrito en esta categoría se perderá.
      </DiscardQuestion>
    </Dialog>
  );
}

function retireText({ deleted }: CatalogCategory, productCount: number): string {
  if (deleted) return 'Vuelve a la carta con sus productos.';
  const along = productCount === 1 ? 'su producto' : `sus ${productCount} productos`;
  return `Deja de verse en la web${productCount > 0 ? `, con ${along}` : ''}. Puedes recuperarla.`;
}
