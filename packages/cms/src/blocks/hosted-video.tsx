import type { ContentImage } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '../links';
import classes from './hosted-video.module.css';

interface HostedVideoProps {
  readonly url: string;
  readonly title: string | undefined;
  readonly poster: ContentImage | undefined;
}

/** A video of the own origin, with the browser's controls; nothing is loaded before it is played. */
export const HostedVideo = ({ url, title, poster }: HostedVideoProps): ReactNode => {
  const { t } = useTranslation('cms');
  return (
    <video
      className={classes['video']}
      src={url}
      poster={poster && imageAddress(poster.url)}
      width={poster?.width ?? 1280}
      height={poster?.height ?? 720}
      controls
      playsInline
      preload="none"
      aria-label={title ?? poster?.alt ?? t('video')}
    >
      {/* Captions come inside the file; a track of its own is not part of the content's shapes. */}
      <track kind="captions" />
    </video>
  );
};
