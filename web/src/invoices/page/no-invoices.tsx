import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';

/** `isAll`: there is none at all. */
export function NoInvoices({ isAll, onAll }: { isAll: boolean; onAll: () => void }) {
  return (
    <EmptyState title={isAll ? 'Todavía no hay facturas' : 'No hay facturas en este periodo'}>
      <p>
        Se hacen desde el pedido: ábrelo y pulsa «Generar factura» o «Hacer ticket». Aquí queda cada
        una, con su PDF.
      </p>
      <p className="flex flex-wrap gap-3">
        {!isAll && (
          <Button variant="secondary" className="min-h-14" onClick={onAll}>
            Ver todas
          </Button>
        )}
        <ButtonLink to="/admin/orders" variant="secondary" className="min-h-14">
          Ir a los pedidos
        </ButtonLink>
      </p>
    </EmptyState>
  );
}
