import { useState, type ComponentType } from 'react';
import { toast } from '../../ui/toast.ts';

/**
 * A drawer or dialog whose code is fetched when it is first wanted. Where it cannot be fetched a
 * message says so, and the next tap tries again: the desk itself goes on.
 */
export function useLateSheet<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Sheet, setSheet] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const show = () => {
    load().then(
      ({ default: loaded }) => {
        setSheet(() => loaded);
        setIsOpen(true);
      },
      () =>
        toast({
          title: 'No se pudo abrir',
          description: 'Comprueba la conexión e inténtalo de nuevo.',
          tone: 'bad',
        }),
    );
  };
  return { Sheet, isOpen, setIsOpen, show, preload: () => void load().catch(() => undefined) };
}
