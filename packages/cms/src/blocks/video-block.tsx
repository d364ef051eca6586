import type { ReactNode } from 'react';
import { SectionHead } from '../sections';
import { toContentUrl } from '../links';
import { useContentSettings } from '../settings';
import type { BlockProps } from './block-props';
import { ExternalVideo } from './external-video';
import { HostedVideo } from './hosted-video';

/** A video of the shop plays in place; one of another site waits behind a link until the visitor agreed. */
export const VideoBlock = ({ block }: BlockProps<'video'>): ReactNode => {
  const { slots } = useContentSettings();
  const { title, url, poster } = block;
  const address = toContentUrl(url);
  if (address === undefined || address.kind === 'contact') return null;
  return (
    <>
      {title !== undefined && <SectionHead title={title} />}
      {address.kind === 'foreign' ? (
        (slots.video?.(block) ?? <ExternalVideo url={address.href} poster={poster} />)
      ) : (
        <HostedVideo url={address.href} title={title} poster={poster} />
      )}
    </>
  );
};
