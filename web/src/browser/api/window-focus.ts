import { focusManager } from '@tanstack/react-query';

/**
 * The window gets the focus where the page is seen again, and where another window had it beside this one
 * (docs/rules/screens.md#data-cache).
 */
export function noticeWindowFocus(): void {
  focusManager.setEventListener((onFocus) => {
    const notice = () => onFocus();
    window.addEventListener('visibilitychange', notice);
    window.addEventListener('focus', notice);
    return () => {
      window.removeEventListener('visibilitychange', notice);
      window.removeEventListener('focus', notice);
    };
  });
}
