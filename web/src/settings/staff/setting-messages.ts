// What is said about the settings (docs/rules/settings.md#settings-messages).
import { toastError, toastSuccess } from '../../ui/toast/toast.ts';

const DONE = {
  changed: ['Configuración actualizada', 'El valor ha sido guardado correctamente'],
  created: ['Configuración creada', 'Se ha añadido una nueva configuración'],
  deleted: ['Configuración eliminada', 'El valor ha sido eliminado correctamente'],
} as const;

const FAILED = {
  changed: 'No se pudo actualizar la configuración',
  created: 'No se pudo crear la configuración',
  deleted: 'No se pudo eliminar la configuración',
} as const;

type Deed = keyof typeof DONE;

export function toastDone(deed: Deed, undo?: () => void): void {
  const [title, description] = DONE[deed];
  toastSuccess(title, description, undo);
}

export function toastFailed(deed: Deed): void {
  toastError('Error', FAILED[deed]);
}
