// The product's fields: what was typed earlier is in them again, and what somebody else saves meanwhile
// is merged with what is typed here (docs/decisions/0015).
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type UseFormReturn, type Resolver } from 'react-hook-form';
import { dropDraft, storeDraft, readDraft } from '../../../browser/forms/stored-draft.ts';
import { useFormChanges } from '../../../browser/forms/use-form-changes.ts';
import { serverFaults, showFaults } from '../../../browser/forms/server-faults.ts';
import {
  mergeIntoForm,
  useSharedEdit,
  type TheirChanges,
} from '../../../browser/forms/use-shared-edit.ts';
import { causeOf, PictureFailure } from './picture-change.ts';
import {
  changedFields,
  emptyProduct,
  mergeEdits,
  productPlace,
  ORDERING_PLACES,
  valuesOf,
  type ProductPlace,
  type ProductValues,
  payloadOf,
} from './product-values.ts';
import { newProduct, type CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { sellingFault } from '@brasa/core/catalog/menu-item.rules.ts';
import { contractFaults, judged } from '../../../browser/forms/judged.ts';

const productFormResolver: Resolver<ProductValues> = (values) => {
  const { data, error } = newProduct.safeParse(payloadOf(values));
  const faults = contractFaults(error, productPlace);
  // The server looks at this only once nothing else is wrong.
  const fault = data && sellingFault(data);
  return judged(values, fault ? [{ field: fault.path, message: fault.message }] : faults);
};

function valuesBefore(seen: CatalogProduct | null, categoryId: number | null): ProductValues {
  return seen ? valuesOf(seen) : emptyProduct(categoryId);
}

/** `product` is null for a new one, which is proposed to go into `categoryId`. */
export function useProductForm(product: CatalogProduct | null, categoryId: number | null) {
  const [draft] = useState(() => draftOf(product));
  // The state that the edits are made on; another one is saved by now when somebody was faster.
  const edit = useSharedEdit<CatalogProduct, TheirChanges<ProductValues>, CatalogProduct | null>(
    draft?.seen ?? product,
    (before, current) =>
      mergeIntoForm(form, { mergeEdits }, [valuesBefore(before, categoryId), valuesOf(current)]),
  );
  const { seen } = edit;
  // Of a new one that is stored, and whose picture failed, what is typed further is typed over what is stored.
  const name = draftName(product ?? seen);
  const form: UseFormReturn<ProductValues> = useForm<ProductValues>({
    resolver: productFormResolver,
    defaultValues: valuesBefore(seen, categoryId),
  });
  const ordering = useOrdering();
  useEffect(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
  }, [draft, form]);
  useFormChanges(form, ({ values }) => {
    const isTyped = changedFields(valuesBefore(seen, categoryId), values).length > 0;
    if (isTyped) storeDraft(name, { values, seen });
    else dropDraft(name);
  });
  return {
    form,
    edit,
    ordering,
    hadDraft: draft !== null,
    dropDraft: () => dropDraft(name),
    /** What was refused is shown at its fields, over what is saved by now. */
    showFailure: (error: Error) => {
      const reason = causeOf(error);
      const saved = edit.noteRefusal(reason);
      if (saved) {
        storeDraft(name, { values: form.getValues(), seen: saved });
      } else if (error instanceof PictureFailure) {
        edit.rebase(error.product);
        form.reset(valuesOf(error.product));
        dropDraft(name);
        dropDraft(draftName(error.product));
      }
      const faults = serverFaults(reason, productPlace);
      ordering.unfoldFor(faults.map(({ field }) => field));
      showFaults(form, faults);
    },
  };
}

/** Whether how it is ordered is unfolded. */
function useOrdering() {
  const [isOpen, setIsOpen] = useState(false);
  return {
    isOpen,
    onOpenChange: setIsOpen,
    /** At once: the focus goes to a fault as soon as it is known, and into nothing that is folded away. */
    unfoldFor: (faults: readonly ProductPlace[]) => {
      if (faults.some((place) => ORDERING_PLACES.includes(place))) flushSync(() => setIsOpen(true));
    },
  };
}

type ProductDraft = {
  values: ProductValues;
  /** The state that it was typed over. */
  seen: CatalogProduct | null;
};

function draftName(product: CatalogProduct | null): string {
  return `product:${product?.id ?? 'new'}`;
}

/** The product's draft; null for none, for one of an older form, and for one of another product. */
function draftOf(product: CatalogProduct | null): ProductDraft | null {
  const stored = readDraft(draftName(product));
  if (typeof stored !== 'object' || stored === null || !('values' in stored)) return null;
  const draft = stored as ProductDraft;
  const isWhole = Object.keys(emptyProduct(null)).every((field) => field in draft.values);
  const hasVersion = !draft.seen || 'version' in draft.seen;
  const isItsOwn = (draft.seen?.id ?? null) === (product?.id ?? null);
  return isWhole && hasVersion && isItsOwn ? draft : null;
}
