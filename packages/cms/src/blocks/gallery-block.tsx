import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../sections';
import type { BlockProps } from './block-props';
import { GalleryStrip } from './gallery-carousel';

/** Pictures to leaf through. */
export const GalleryBlock = ({ block: { title, images }, eager }: BlockProps<'galleryBlock'>): ReactNode => {
  const { t } = useTranslation('cms');
  return (
    <>
      {title !== undefined && <SectionHead title={title} />}
      {images.length > 0 && <GalleryStrip label={title ?? t('gallery')} images={images} eager={eager} />}
    </>
  );
};
