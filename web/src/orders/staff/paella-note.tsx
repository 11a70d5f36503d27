import { useWatch, type UseFormReturn } from 'react-hook-form';
import { chickensOf, foodText } from '@brasa/core/orders/lines/order-food.rules.ts';
import { namesPaella } from '@brasa/core/orders/lines/paella.rules.ts';
import type { StaffOrderValues } from './staff-order-values.ts';

/** What an order with a paella comes to: the number beside it says only how many chickens. */
export function PaellaNote({ form }: { form: UseFormReturn<StaffOrderValues> }) {
  const [quantity, details] = useWatch({ control: form.control, name: ['quantity', 'details'] });
  const text =
    chickensOf({ quantity }) === 0 ? 'Paella, sin pollos' : foodText({ quantity, details });
  return (
    <p role="status" className="font-semibold wrap-anywhere empty:hidden">
      {namesPaella(details) && text}
    </p>
  );
}
