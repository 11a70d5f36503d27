// The invoice of the order whose drawer is open: what the drawer offers of it, and the sheet that makes it.
import { useState } from 'react';
import { taxIdentityOf } from '@brasa/core/invoices/tax-identity.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { useRestorableState } from '../../../../browser/forms/cached-draft.ts';
import type { Paper } from '../../../../invoices/issue/invoice-sheet.tsx';
import { OrderInvoice } from '../../../../invoices/issue/order-invoice.tsx';
import { useSiteFacts } from '../../../../settings/site-facts.queries.ts';
import { useLazySheet } from './use-lazy-sheet.ts';

const load = () => import('../../../../invoices/issue/invoice-sheet.tsx');

type Asked = { order: Order; paper: Paper };

/** `opened`: the order whose drawer is open, as it is now. */
export function useInvoiceSheet(opened: Order | null) {
  const { Sheet, isOpen, setIsOpen, show } = useLazySheet('invoice', load);
  const [asked, setAsked] = useRestorableState<Asked | null>('invoiced', null);
  const [turn, setTurn] = useState(0);
  const { data: shop } = useSiteFacts();
  const order = asked?.order.id === opened?.id ? opened : asked?.order;
  return {
    entry: opened && (
      <OrderInvoice
        order={opened}
        hasTaxIdentity={shop !== undefined && taxIdentityOf(shop) !== null}
        onIssue={(paper) => {
          setAsked({ order: opened, paper });
          setTurn((last) => last + 1);
          show();
        }}
      />
    ),
    sheet: Sheet && asked && order && shop && (
      <Sheet
        key={turn}
        open={isOpen}
        onOpenChange={setIsOpen}
        paper={asked.paper}
        {...{ order, shop }}
      />
    ),
  };
}
