import { usePhotograph } from '../browser/api/use-photograph.ts';
import { Picture, type PictureProps } from '../ui/picture/picture.tsx';
import { drawingOf, type ArtName } from './art.ts';

type SitePictureProps = Omit<PictureProps, 'drawing' | 'photograph'> & { name: ArtName };

export function SitePicture({ name, ...picture }: SitePictureProps) {
  const photograph = usePhotograph(`site/${name}`);
  return <Picture drawing={drawingOf(name)} photograph={photograph} {...picture} />;
}
