import { useLayoutEffect } from 'react';

/**
 * Puts the whole document into the staff desk's light while the desk is on screen: dialogs and
 * toasts are rendered outside the layout's own element.
 */
export function useDeskLight(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['light'] = 'desk';
    return () => {
      delete document.documentElement.dataset['light'];
    };
  }, []);
}
