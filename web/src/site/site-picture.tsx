import { usePhotograph } from '../browser/api/use-photograph.ts';
import { Picture, type PictureProps } from '../ui/picture/picture.tsx';
import { ART, type ArtName } from './art.ts';

type SitePictureProps = Omit<PictureProps, 'drawing' | 'photograph'> & { name: ArtName };

/** A drawing of the site, or the photograph that the shop has put in its place. */
export function SitePicture({ name, ...picture }: SitePictureProps) {
  return <Picture drawing={ART[name]} photograph={usePhotograph(`site/${name}`)} {...picture} />;
}
