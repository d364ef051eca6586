import type { ContentImage } from '@gastroshop/api-contract';
import { IconButton } from '@gastroshop/ui/button';
import { IconChevronLeft, IconChevronRight } from '@gastroshop/ui/icons';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Image } from '../pictures';
import classes from './gallery-carousel.module.css';
import { scrollBySlide } from './scroll-by-slide';
import { useStripKeys } from './use-carousel-keys';

interface GalleryStripProps {
  readonly label: string;
  readonly images: readonly ContentImage[];
  readonly eager?: boolean | undefined;
}

/** Pictures in a row that snaps: with the finger, the buttons or the arrow keys. */
export const GalleryStrip = ({ label, images, eager = false }: GalleryStripProps): ReactNode => {
  const { t } = useTranslation('cms');
  const gallery = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  useStripKeys(gallery, strip);
  return (
    <div ref={gallery} role="group" aria-label={label} className={classes['gallery']}>
      <ul ref={strip} className={classes['strip']}>
        {images.map((image, index) => (
          <li key={index} className={classes['item']}>
            <Image
              image={image}
              eager={eager && index === 0}
              alt={t('pictureOf', { number: index + 1, count: images.length })}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className={classes['buttons']}>
          <IconButton
            outline
            label={t('previousPicture')}
            icon={<IconChevronLeft />}
            onClick={() => {
              scrollBySlide(strip.current, -1);
            }}
          />
          <IconButton
            outline
            label={t('nextPicture')}
            icon={<IconChevronRight />}
            onClick={() => {
              scrollBySlide(strip.current, 1);
            }}
          />
        </div>
      )}
    </div>
  );
};
