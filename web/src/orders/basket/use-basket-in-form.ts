// The order form and what was chosen on other pages are one: whichever changes, the other follows.
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { chickensIn, type Basket } from '@brasa/core/orders/place/basket.rules.ts';
import { useFormChanges } from '../../browser/forms/use-form-changes.ts';
import { quantityOf, quantityValue, type OrderFormValues } from '../place/order-form-values.ts';
import { changeBasket, readBasket, useBasket } from './basket-store.ts';

/** What the form holds of the basket. */
export function chosenValues(basket: Basket): Pick<OrderFormValues, 'quantity' | 'lines'> {
  return { quantity: quantityValue(chickensIn(basket)), lines: basket.lines };
}

/** The form holds a copy. */
function isSameChoice(one: Basket['lines'], other: Basket['lines']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function useBasketInForm(form: UseFormReturn<OrderFormValues>): Basket {
  const basket = useBasket();
  const { isSubmitted } = form.formState;
  useEffect(() => {
    const { quantity, lines } = chosenValues(basket);
    const options = { shouldValidate: isSubmitted };
    // The quantity first: the form's own word on it is the basket's from then on.
    if (form.getValues('quantity') !== quantity) form.setValue('quantity', quantity, options);
    if (!isSameChoice(form.getValues('lines'), lines)) form.setValue('lines', lines, options);
  }, [form, basket, isSubmitted]);
  useFormChanges(form, ({ values }) => {
    const chickens = quantityOf(values.quantity);
    if (chickens === null || chickens === chickensIn(readBasket())) return;
    changeBasket((before) => ({ ...before, chickens }));
  });
  return basket;
}
