// A customer: their orders, their points and what they usually have. The address names the account, so that it
// is led to from an order, from the points and from Usuarios. See docs/rules/customers.md#page-of-a-customer.
import { useLocation } from 'react-router';
import { userTitle } from '@brasa/core/accounts/users/users.rules.ts';
import { refuseLink } from '@brasa/core/accounts/recovery/password-links.rules.ts';
import type { Customer } from '@brasa/core/customers/customer.contract.ts';
import { useCurrentUser } from '../../../accounts/accounts.queries.ts';
import { PasswordLinkDialog } from '../../../accounts/staff/users/password-link-dialog.tsx';
import { useMakePasswordLink } from '../../../accounts/staff/users/users.queries.ts';
import { hasCode } from '../../../browser/api/api-error.ts';
import { CustomerHead, CustomerPoints } from '../../../customers/staff/customer-facts.tsx';
import { EraseCustomer } from '../../../customers/staff/erase-customer.tsx';
import { useCustomer, useRefetchCustomer } from '../../../customers/staff/customer.queries.ts';
import { MovementsSection } from '../../../loyalty/staff/movements/movements-section.tsx';
import { useArchiveAddress } from '../../../orders/staff/archive/archive-conditions.ts';
import { CustomerOrders, UsualOfPhone } from '../../../orders/staff/archive/customer-orders.tsx';
import { UsualObjection } from '../../../orders/staff/usual-objection.tsx';
import { useSiteFacts } from '../../../settings/site-facts.queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { useSheet } from '../../../ui/overlay/use-sheet.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Skeletons } from '../../../ui/state/skeleton.tsx';
import { OrderSheet } from './desk/order-sheet.tsx';

export default function AdminCustomerPage() {
  const id = new URLSearchParams(useLocation().search).get('id') ?? '';
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-8 sm:px-6">
      {/^[1-9]\d{0,9}$/.test(id) ? <OfAccount key={id} id={Number(id)} /> : <Nobody />}
    </div>
  );
}

function OfAccount({ id }: { id: number }) {
  const query = useCustomer(id);
  if (hasCode(query.error, 'USER_NOT_FOUND')) return <Nobody />;
  return (
    <Loaded
      query={query}
      loading={<Skeletons count={4} label="Cargando el cliente..." className="grid gap-4 *:h-24" />}
      failed="No se pudo cargar el cliente"
      ended="Inicia sesión otra vez para verlo."
    >
      {(customer) => <Shown customer={customer} />}
    </Loaded>
  );
}

function Nobody() {
  return (
    <>
      <h1 className="text-xl">Cliente</h1>
      <EmptyState title="Aquí no hay ningún cliente">
        <p>Puede que la cuenta se haya borrado o unido a otra. Búscalo otra vez.</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to="/admin/historial" variant="secondary" className="min-h-14">
            Ir al historial
          </ButtonLink>
          <ButtonLink to="/admin/users" variant="secondary" className="min-h-14">
            Ir a Usuarios
          </ButtonLink>
        </p>
      </EmptyState>
    </>
  );
}

function Shown({ customer }: { customer: Customer }) {
  const { user } = customer;
  const { orderId, openOrder } = useArchiveAddress();
  const refetch = useRefetchCustomer();
  const { data: viewer } = useCurrentUser();
  return (
    <>
      <CustomerHead customer={customer} />
      <PasswordLinkEntry user={user} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6 lg:order-last">
          {user.phone !== null && <UsualOfPhone phone={user.phone} />}
          <CustomerPoints
            customer={customer}
            movements={
              <MovementsSection
                userId={user.id}
                who={userTitle(user)}
                isActive={user.active}
                onChanged={refetch}
              />
            }
          />
        </div>
        <CustomerOrders customer={user.id} openId={orderId} onOpen={openOrder} />
      </div>
      {user.phone !== null && <UsualObjection phone={user.phone} />}
      {viewer && <EraseCustomer viewer={viewer} customer={customer} />}
      {orderId !== null && (
        <OrderSheet
          key={orderId}
          id={orderId}
          onClose={() => {
            openOrder(null);
            refetch();
          }}
        />
      )}
    </>
  );
}

/** As at the user's card; nothing where it would be refused. */
function PasswordLinkEntry({ user }: Pick<Customer, 'user'>) {
  const { data: viewer } = useCurrentUser();
  const { data: site } = useSiteFacts();
  const make = useMakePasswordLink();
  const { opening, show, subject, turn } = useSheet<Customer['user']>();
  if (!viewer || refuseLink(viewer, user) !== null) return null;
  return (
    <>
      <Button
        variant="secondary"
        className="min-h-14 sm:justify-self-start"
        aria-haspopup="dialog"
        onClick={() => {
          make.mutate(user.id);
          show(user);
        }}
      >
        Enlace para la contraseña
      </Button>
      {subject && (
        <PasswordLinkDialog
          key={turn}
          {...opening}
          user={subject}
          restaurantName={site?.restaurantName ?? ''}
          make={make}
        />
      )}
    </>
  );
}
