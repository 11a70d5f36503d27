import { useMutation } from '@tanstack/react-query';
import type { ReceivedFile } from '../../browser/api/download.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';
import { saveFile } from '../../browser/device/save-file.ts';
import { toastError, toastSuccess } from '../toast/toast.ts';

/** Fetches a file and saves it; `otherwise` is its name where the server gives it none. */
export function useFile(fetchFile: () => Promise<ReceivedFile>, otherwise: string) {
  return useMutation({
    mutationFn: fetchFile,
    onSuccess: ({ file, name }) => {
      saveFile(file, name || otherwise);
      toastSuccess('Archivo descargado', name || otherwise);
    },
    onError: (error) => toastError('No se pudo descargar', reasonOf(error)),
  });
}
