import type { ContentImage } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentButton } from '../links';
import { Image } from '../pictures';
import classes from './external-video.module.css';

interface ExternalVideoProps {
  /** Whole https address. */
  readonly url: string;
  readonly poster: ContentImage | undefined;
}

/** A video of another site: nothing of it is loaded, a sentence says where the link leads. */
export const ExternalVideo = ({ url, poster }: ExternalVideoProps): ReactNode => {
  const { t } = useTranslation('cms');
  const host = new URL(url).hostname;
  return (
    <div className={classes['video']}>
      {poster && (
        <div className={classes['poster']}>
          <Image image={poster} />
        </div>
      )}
      <div className={classes['words']}>
        <p>{t('videoElsewhere', { host })}</p>
        <ContentButton link={{ url, caption: t('openVideo', { host }), target: '_blank' }} />
      </div>
    </div>
  );
};
