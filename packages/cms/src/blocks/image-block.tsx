import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentAnchor } from '../links';
import { Image, ImageCredit } from '../pictures';
import type { BlockProps } from './block-props';
import classes from './image-block.module.css';

/** A picture, in its own shape; with a link it leads on. */
export const ImageBlock = ({
  block: { image, imageCredit, link },
  eager,
}: BlockProps<'imageBlock'>): ReactNode => {
  const { t } = useTranslation('cms');
  const picture = (alt?: string): ReactNode => (
    <Image image={image} eager={eager} fit="natural" alt={alt} className={classes['picture']} />
  );
  return (
    <figure className={classes['figure']}>
      {link ? (
        <ContentAnchor url={link.url} target={link.target} className={classes['link']}>
          {/* A link needs a name, and the picture is all it has. */}
          {picture(link.caption ?? t('more'))}
        </ContentAnchor>
      ) : (
        picture()
      )}
      {imageCredit !== undefined && (
        <figcaption className={classes['caption']}>
          <ImageCredit name={imageCredit} />
        </figcaption>
      )}
    </figure>
  );
};
