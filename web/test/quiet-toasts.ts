import { beforeEach } from 'vitest';
import { dismissToast, toast } from '../src/ui/toast.ts';

/** For files that read toasts: what another test was told says nothing about this one. */
export function forgetToasts(): void {
  beforeEach(() => dismissToast(toast({ title: '' })));
}
