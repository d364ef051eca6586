import type { ReactNode } from 'react';
import { useTexts } from '@gastroshop/i18n/react';
import { SectionHead } from '../sections';
import { contentTexts } from '../texts';
import type { BlockProps } from './block-props';
import { GalleryStrip } from './gallery-carousel';

/** Pictures to leaf through. */
export const GalleryBlock = ({ block: { title, images }, eager }: BlockProps<'galleryBlock'>): ReactNode => {
  const t = useTexts(contentTexts);
  return (
    <>
      {title !== undefined && <SectionHead title={title} />}
      {images.length > 0 && <GalleryStrip label={title ?? t('gallery')} images={images} eager={eager} />}
    </>
  );
};
