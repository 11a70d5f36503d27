import { usePhotograph } from '../browser/api/use-photograph.ts';
import { Picture, type PictureProps } from '../ui/picture/picture.tsx';
import { ART, type ArtName } from './art.ts';

type SitePictureProps = Omit<PictureProps, 'drawing' | 'photograph'> & { name: ArtName };

export function SitePicture({ name, ...picture }: SitePictureProps) {
  return <Picture drawing={ART[name]} photograph={usePhotograph(`site/${name}`)} {...picture} />;
}
