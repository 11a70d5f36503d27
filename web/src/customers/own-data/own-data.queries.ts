// The own data: its copy and its end (docs/rules/customers.md#own-data-file,
// docs/rules/customers.md#erasing-an-account).
import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { eraseOwnAccount, readOwnData } from '@brasa/core/customers/customers.calls.ts';
import type { ErasureRequest } from '@brasa/core/customers/own-data.contract.ts';
import { ApiError } from '../../browser/api/api-error.ts';
import { download } from '../../browser/api/download.ts';
import { isUnanswered, reasonOf } from '../../browser/api/error-texts.ts';
import { send } from '../../browser/api/send.ts';
import { saveFile } from '../../browser/device/save-file.ts';
import { toastError, toastSuccess } from '../../ui/toast/toast.ts';

const FILE_NAME = 'mis-datos.json';

export function useDownloadOwnData() {
  return useMutation({
    mutationFn: () => download(readOwnData),
    onSuccess: ({ file }) => {
      saveFile(file, FILE_NAME);
      toastSuccess('Archivo descargado', FILE_NAME);
    },
    onError: (error) => toastError('No se pudieron descargar tus datos', reasonFor(error)),
  });
}

/** The server's own words; a file that breaks off on its way has none. */
function reasonFor(error: Error): string {
  const isRefused = error instanceof ApiError && !isUnanswered(error);
  return isRefused ? reasonOf(error) : 'Comprueba la conexión y vuelve a intentarlo.';
}

/** Once an answer was lost, a session that has ended says nothing new: the erasure ends it. */
export function useEraseAccount(onErased: () => Promise<void>) {
  const lost = useRef<Error | null>(null);
  return useMutation({
    mutationFn: async (erasure: ErasureRequest) => {
      try {
        return await send(eraseOwnAccount, { body: erasure });
      } catch (error) {
        const isOver = error instanceof ApiError && error.status === 401;
        if (isOver && lost.current !== null) throw lost.current;
        if (isUnanswered(error)) lost.current = error as Error;
        throw error;
      }
    },
    onSuccess: onErased,
  });
}
