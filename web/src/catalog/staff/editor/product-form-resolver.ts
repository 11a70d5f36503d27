// The form is judged by the contract of a new product, its texts made what they mean first.
import '../../../browser/zod/zod-without-eval.ts';
import type { Resolver } from 'react-hook-form';
import { newProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { contractFaults, judged } from '../../../browser/forms/judged.ts';
import { payloadOf, productField, type ProductValues } from './product-values.ts';

export const productFormResolver: Resolver<ProductValues> = (values) => {
  const { error } = newProduct.safeParse(payloadOf(values));
  return judged(values, contractFaults(error, productField));
};
