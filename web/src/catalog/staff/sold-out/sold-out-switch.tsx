// "Agotado hoy" of one product, and its end by the same switch
// (docs/rules/catalog.md#sold-out-today).
import type { ReactNode } from 'react';
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { useNow } from '../../../browser/device/use-now.ts';
import { isUnanswered } from '../../../browser/api/error-texts.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { toastError, toastSuccess } from '../../../ui/toast/toast.ts';
import { useSoldOutChange } from '../catalog-editing.queries.ts';
import { catalogFailure } from '../catalog-failure.ts';

const MINUTE_MS = 60_000;

/** Says of a product whether it is sold out at this moment. */
export function useSoldOutToday(): (product: CatalogProduct) => boolean {
  const today = madridDay(useNow(MINUTE_MS));
  return ({ soldOutOn }) => soldOutOn === today;
}

type SoldOutSwitchProps = {
  product: CatalogProduct;
  /** What stands beside the switch; its whole name is read out. */
  label: ReactNode;
  className: string;
  onSwitch?: () => void;
};

export function SoldOutSwitch({ product, label, className, onSwitch }: SoldOutSwitchProps) {
  const isSoldOut = useSoldOutToday();
  const { send, isPending, variables } = useSoldOutChange(product, {
    onSuccess: ({ name, soldOutOn }) => {
      if (soldOutOn === null) toastSuccess('Ya se puede encargar otra vez', name);
      else toastSuccess('Agotado hoy', `${name}. A medianoche vuelve solo.`);
    },
    onError: (error) => {
      toastError(
        'Error',
        `${product.name}: ${catalogFailure(error, isUnanswered(error) ? 'no se sabe si se ha guardado' : 'no se pudo guardar')}`,
      );
    },
  });
  return (
    <Switch
      tone="bad"
      className={className}
      label={
        <>
          <span aria-hidden="true">{label}</span>
          <span className="sr-only">Agotado hoy: {product.name}</span>
        </>
      }
      checked={isPending ? variables : isSoldOut(product)}
      onCheckedChange={(soldOut) => {
        onSwitch?.();
        send(soldOut);
      }}
    />
  );
}
