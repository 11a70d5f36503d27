// See docs/rules/loyalty.md#quick-points-dialog.
import { useState, type ReactNode } from 'react';
import { CircleCheck } from 'lucide-react';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../../ui/overlay/sheet.tsx';
import { dismissFailure } from '../points-failure.ts';
import { QuickPointsCustomer } from './quick-points-customer.tsx';
import { QuickPointsSearch, type SearchTab } from './quick-points-search.tsx';
import { useQuickSearch } from './use-quick-search.ts';

/** What is begun here ends with the dialog: closing it resets every form and frees the camera. */
export default function QuickPointsDialog(dialog: OpenProps) {
  return (
    <Dialog {...dialog} title="Puntos rápidos">
      <QuickPoints />
    </Dialog>
  );
}

/** One customer after the other, by the same way of searching until staff choose the other one. */
function QuickPoints() {
  const [round, setRound] = useState(0);
  const [tab, setTab] = useState<SearchTab>('phone');
  const [status, setStatus] = useState<string | null>(null);
  return (
    <>
      <News>{status}</News>
      <Round
        key={round}
        tab={tab}
        isFirst={round === 0}
        onTab={setTab}
        onStatus={setStatus}
        onNext={() => setRound(round + 1)}
      />
    </>
  );
}

function News({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      {children !== null && (
        <p className="mb-4 flex items-center gap-3 rounded border-l-4 border-good bg-good-surface px-4 py-3 text-lg font-semibold">
          <CircleCheck className="size-6 shrink-0 text-good" />
          {children}
        </p>
      )}
    </div>
  );
}

type RoundProps = {
  tab: SearchTab;
  isFirst: boolean;
  onTab: (tab: SearchTab) => void;
  onStatus: (text: string | null) => void;
  /** The next customer, please: everything begins anew. */
  onNext: () => void;
};

function Round({ tab, isFirst, onTab, onStatus, onNext }: RoundProps) {
  const search = useQuickSearch();
  const { customer } = search;
  if (customer) {
    return (
      <QuickPointsCustomer
        customer={customer}
        onAssigned={(text) => {
          onStatus(text);
          search.refresh(onNext);
        }}
        onConsumed={(text) => {
          onStatus(text);
          onNext();
        }}
        onBack={() => {
          dismissFailure();
          onStatus(null);
          onNext();
        }}
      />
    );
  }
  return <QuickPointsSearch search={search} tab={tab} onTab={onTab} takesFocus={!isFirst} />;
}
