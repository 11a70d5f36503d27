import { saveFile } from '../../browser/device/save-file.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useOwnData } from './own-data.queries.ts';

const FILE_NAME = 'mis-datos.json';

export function useDownloadOwnData() {
  const { mutate, isPending } = useOwnData(
    (file) => {
      saveFile(file, FILE_NAME);
      toast({ title: 'Archivo descargado', description: FILE_NAME, tone: 'good' });
    },
    () =>
      toast({
        title: 'No se pudieron descargar tus datos',
        description: 'Comprueba la conexión y vuelve a intentarlo.',
        tone: 'bad',
      }),
  );
  return { isPending, start: () => mutate() };
}
