// The form is judged by the contract of a new product, its texts made what they mean first.
import '../../../browser/zod/zod-without-eval.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { newProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { payloadOf, type ProductField, type ProductValues } from './product-values.ts';

export const productFormResolver: Resolver<ProductValues> = (values) => {
  const { error } = newProduct.safeParse(payloadOf(values));
  if (!error) return { values, errors: {} };
  const errors: FieldErrors<ProductValues> = {};
  for (const { path, message } of error.issues) {
    errors[path[0] as ProductField] ??= { type: 'contract', message };
  }
  return { values: {}, errors };
};
