import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import { useLazySheet } from './use-lazy-sheet.ts';

const loadKitchen = () => import('../../../../dashboard/kitchen/kitchen-drawer.tsx');

/** The kitchen's list, and what opens it. */
export function useKitchenSheet(data: DashboardData, now: number) {
  const { orders, unlisted, chickenProducts } = data;
  const { Sheet, isOpen, setIsOpen, show } = useLazySheet('kitchen', loadKitchen);
  const sheet = Sheet && (
    <Sheet open={isOpen} onOpenChange={setIsOpen} {...{ orders, unlisted, chickenProducts, now }} />
  );
  return { show, sheet };
}
