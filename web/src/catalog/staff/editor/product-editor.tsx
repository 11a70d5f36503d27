import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import type { ReactNode } from 'react';
import type {
  CatalogCategory,
  CatalogProduct,
} from '@brasa/core/catalog/catalog-editing.contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { FocusedNote } from '../../../ui/state/focused-note.tsx';
import { currentOf } from '../../../browser/forms/use-shared-edit.ts';
import { serverFaults } from '../../../browser/forms/server-faults.ts';
import { notSavedTitle } from '../../../browser/api/error-texts.ts';
import { catalogFailure } from '../catalog-failure.ts';
import { DiscardQuestion, useDiscardGuard } from '../../../ui/overlay/discard-question.tsx';
import { PictureField } from './picture-field.tsx';
import { causeOf, PictureFailure } from './picture-change.ts';
import { ProductConflict } from './product-conflict.tsx';
import { ProductFields } from './product-fields.tsx';
import { RetireSection } from './retire-section.tsx';
import { useProductEditor } from './use-product-editor.ts';

const FORM_ID = 'product-form';

type ProductEditorProps = {
  open: boolean;
  onClose: () => void;
  /** null: a new one. */
  product: CatalogProduct | null;
  categoryId: number | null;
  categories: readonly CatalogCategory[];
};

/** One product, to be filled in and saved. Give it a new key for every opening. */
export function ProductEditor(props: ProductEditorProps) {
  const { open, onClose, product, categoryId, categories } = props;
  const editor = useProductEditor({ product, categoryId, onSaved: onClose });
  const { form, seen, isDirty, isPending, isRestored } = editor;
  const texts = textsOf(product ?? seen);
  const guard = useDiscardGuard({ isDirty, isPending, onClose, onDiscard: editor.discard });
  return (
    <Drawer
      open={open}
      onOpenChange={guard.onOpenChange}
      title={texts.title}
      description={texts.description}
      footer={
        <SubmitButton form={FORM_ID} className="w-full" pending={isPending}>
          {texts.save}
        </SubmitButton>
      }
    >
      <form id={FORM_ID} noValidate className="grid gap-6" onSubmit={editor.submit}>
        {seen?.deleted && (
          <p>
            <Badge tone="bad">Retirado</Badge> No está en la carta.
          </p>
        )}
        {isRestored && isDirty && <RestoredNote onDiscard={editor.discard} />}
        <Trouble editor={editor} categories={categories} />
        <PictureField
          imageUrl={seen?.imageUrl ?? null}
          change={editor.picture}
          onChange={editor.setPicture}
          error={pictureError(editor.failure)}
        />
        <ProductFields
          form={form}
          categories={categories}
          ordering={editor.ordering}
          allergenQuestion={editor.allergenQuestion}
        />
      </form>
      {seen && (
        <RetireSection
          retirable={{ kind: 'product', item: seen }}
          text={
            seen.deleted
              ? 'Vuelve a la carta al final de su categoría.'
              : 'Deja de verse en la web. Los pedidos y facturas de antes no cambian, y puedes recuperarlo.'
          }
          className="mt-8"
          isDirty={isDirty}
          onDone={onClose}
        />
      )}
      <DiscardQuestion {...guard.question}>
        Lo que has escrito en este producto se perderá.
      </DiscardQuestion>
    </Drawer>
  );
}

/** `stored` is null for a new one; it is stored once its picture alone has failed. */
const textsOf = (stored: CatalogProduct | null) =>
  stored
    ? { title: stored.name, description: 'Editar producto', save: 'Guardar' }
    : {
        title: 'Nuevo producto',
        description: 'Entra en la carta en cuanto lo guardas',
        save: 'Crear producto',
      };

function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="grid justify-items-start gap-2 rounded bg-warn-surface px-4 py-3">
      <p>Aquí está lo que escribiste la última vez y no llegaste a guardar.</p>
      <Button variant="secondary" onClick={onDiscard}>
        Empezar de nuevo
      </Button>
    </div>
  );
}

type TroubleProps = {
  editor: ReturnType<typeof useProductEditor>;
  categories: readonly CatalogCategory[];
};

/** Why it was not saved, above the form; what stands at the fields is not said again. */
function Trouble({ editor, categories }: TroubleProps) {
  const { failure, theirs } = editor;
  const text = failure && troubleOf(failure, editor, categories);
  return text && <FocusedNote cause={theirs}>{text}</FocusedNote>;
}

/** null for what stands at the fields. */
function troubleOf(
  failure: Error,
  { seen, theirs, discard }: TroubleProps['editor'],
  categories: TroubleProps['categories'],
): ReactNode {
  const reason = causeOf(failure);
  if (currentOf(reason) && seen) {
    return (
      <ProductConflict
        saved={seen}
        categories={categories}
        theirs={theirs}
        onTakeTheirs={discard}
      />
    );
  }
  if (failure instanceof PictureFailure) {
    return (
      <FormError title="El producto está guardado, pero la foto no">
        {catalogFailure(reason, 'No se pudo guardar la foto')}
      </FormError>
    );
  }
  if (serverFaults(reason, (path) => path).length > 0) return null;
  return (
    <FormError title={notSavedTitle(reason)}>
      {catalogFailure(reason, 'No se pudo guardar el producto')}. Lo que has escrito sigue aquí.
    </FormError>
  );
}

function pictureError(failure: Error | null): string | undefined {
  if (!(failure instanceof PictureFailure)) return undefined;
  return catalogFailure(failure.reason, 'No se pudo guardar la foto');
}
