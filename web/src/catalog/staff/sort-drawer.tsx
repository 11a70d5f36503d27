import { useState } from 'react';
import { Pin } from 'lucide-react';
import { isFixedCategory } from '@brasa/core/catalog/catalog-editing.rules.ts';
import { moved } from '@brasa/core/kernel/text/list-order.ts';
import { useLeaveWarning } from '../../browser/forms/use-leave-warning.ts';
import { Button } from '../../ui/button/button.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import { MoveButtons } from '../../ui/sorting/move-buttons.tsx';
import { useMoves, type Movable, type Step } from '../../ui/sorting/use-moves.ts';
import { toastError, toastSuccess } from '../../ui/toast/toast.ts';
import { useSaveOrder, type Ordered } from './catalog-editing.queries.ts';
import { catalogFailure } from './catalog-failure.ts';
import { DiscardQuestion, useDiscardGuard } from '../../ui/overlay/discard-question.tsx';

type SortDrawerProps = {
  open: boolean;
  onClose: () => void;
  what: Ordered;
  items: readonly Movable[];
};

const TITLES = { categories: 'Ordenar categorías', featured: 'Ordenar destacados' } as const;

/** Puts a list in order, one tap a place. Give it a new key for every opening. */
export function SortDrawer({ open, onClose, what, items }: SortDrawerProps) {
  const [ids, setIds] = useState(() => items.map(({ id }) => id));
  const isDirty = ids.some((id, index) => items[index]?.id !== id);
  useLeaveWarning(open && isDirty);
  const save = useSaveOrder(what, {
    onSuccess: () => {
      toastSuccess('Orden guardado', 'La web ya lo muestra así');
      onClose();
    },
    onError: (error) => toastError('Error', catalogFailure(error, 'No se pudo guardar el orden')),
  });
  const guard = useDiscardGuard({ isDirty, isPending: save.isPending, onClose });
  return (
    <Drawer
      open={open}
      onOpenChange={guard.onOpenChange}
      title={what.kind === 'products' ? `Ordenar ${what.category.name}` : TITLES[what.kind]}
      description="Súbelos o bájalos hasta el lugar que tendrán en la web"
      footer={
        <Button
          size="large"
          className="w-full"
          pending={save.isPending}
          pendingText="Guardando..."
          onClick={() => save.mutate(ids)}
        >
          Guardar orden
        </Button>
      }
    >
      <SortList
        items={ids.flatMap((id) => items.find((item) => item.id === id) ?? [])}
        isFixed={({ id }) => what.kind === 'categories' && isFixedCategory(id)}
        onMove={(index, step) => setIds((now) => moved(now, index, step))}
      />
      <DiscardQuestion {...guard.question}>El orden volverá a ser el de antes.</DiscardQuestion>
    </Drawer>
  );
}

type SortListProps = {
  items: readonly Movable[];
  /** It stays first. */
  isFixed: (item: Movable) => boolean;
  onMove: (index: number, step: Step) => void;
};

function SortList({ items, isFixed, onMove }: SortListProps) {
  const { list, noteMove, said } = useMoves(items);
  const first = items.findIndex((item) => !isFixed(item));
  return (
    <>
      <ol ref={list} className="grid divide-y divide-line">
        {items.map((item, index) => (
          <li key={item.id} className="flex min-h-18 items-center gap-3 py-2">
            <span className="w-7 shrink-0 text-right font-semibold text-ink-soft">{index + 1}</span>
            <span className="min-w-0 grow font-semibold break-words">{item.name}</span>
            {isFixed(item) ? (
              <span className="flex items-center gap-1.5 text-sm text-ink-soft">
                <Pin className="size-4" /> Fija
              </span>
            ) : (
              <MoveButtons
                item={item}
                className="size-14!"
                canRise={index > first}
                canSink={index < items.length - 1}
                onMove={(step) => {
                  noteMove({ id: item.id, step });
                  onMove(index, step);
                }}
              />
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
