import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import { useLazySheet } from './use-lazy-sheet.ts';

const loadKitchen = () => import('../../../dashboard/kitchen/kitchen-drawer.tsx');

/** The kitchen's list, and what opens it. */
export function useKitchenSheet({ orders, chickenProducts }: DashboardData, now: number) {
  const { Sheet, isOpen, setIsOpen, show } = useLazySheet('kitchen', loadKitchen);
  const sheet = Sheet && (
    <Sheet open={isOpen} onOpenChange={setIsOpen} {...{ orders, chickenProducts, now }} />
  );
  return { show, sheet };
}
