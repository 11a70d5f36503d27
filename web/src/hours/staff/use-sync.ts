// The course of a sync with Google as the screen shows it: 10, 30, 60, 90,
// 100, back to 0 after two seconds; on failure at once.
// See docs/rules/hours.md#progress-of-a-sync.
import { useEffect, useRef, useState } from 'react';
import { toastError, toastSuccess } from '../../ui/toast/toast.ts';
import { useSyncCall } from './admin-hours.queries.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';

const RESET_AFTER_MS = 2000;
/** For so long each step stands at least, however soon the next one follows: long enough to be seen. */
const STEP_MS = 300;

const TEXTS = {
  0: '',
  10: 'Preparando la sincronización...',
  30: 'Consultando el horario en Google...',
  60: 'Horario recibido',
  90: 'Actualizando la lista...',
  100: '¡Sincronización completada!',
} as const;

type Progress = keyof typeof TEXTS;

export function useSync() {
  const [progress, setProgress] = useState<Progress>(0);
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(reset.current), []);

  const call = useSyncCall((step) => {
    setProgress(step);
    return new Promise((resolve) => setTimeout(resolve, STEP_MS));
  });

  const start = () => {
    clearTimeout(reset.current);
    call.mutate(undefined, {
      onSuccess: () => {
        setProgress(100);
        reset.current = setTimeout(() => setProgress(0), RESET_AFTER_MS);
        toastSuccess(
          'Sincronización completada',
          'Los horarios se han sincronizado correctamente con Google Business.',
        );
      },
      onError: (error) => {
        setProgress(0);
        console.error('Failed to sync with Google');
        toastError(
          'Error de sincronización',
          `No se pudo sincronizar con Google Business. ${reasonOf(error)}`,
        );
      },
    });
  };

  return { progress, text: TEXTS[progress], isSyncing: call.isPending, start };
}
