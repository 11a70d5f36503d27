import { beforeEach } from 'vitest';
import { dismissAllToasts } from '../src/ui/toast/toast.ts';

/** For files that read toasts: what another test was told says nothing about this one. */
export function forgetToasts(): void {
  beforeEach(() => dismissAllToasts());
}
