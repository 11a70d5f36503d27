import { useEffect } from 'react';
import { listenTo } from '../device/listen-to.ts';
import { askBeforeLeaving } from './leaving.ts';

/** Lets the browser ask before the page is closed or left for another site, while `isDirty`. */
export function useLeaveWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    return listenTo(window, ['beforeunload'], askBeforeLeaving);
  }, [isDirty]);
}
