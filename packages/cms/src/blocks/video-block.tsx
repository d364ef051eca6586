import type { ReactNode } from 'react';
import { SectionHead } from '../sections';
import { contentAddress } from '../links';
import { useContentSettings } from '../settings';
import type { BlockProps } from './block-props';
import { ForeignVideo } from './foreign-video';
import { OwnVideo } from './own-video';

/** A video of the shop plays in place; one of another site waits behind a link until the visitor agreed. */
export const VideoBlock = ({ block }: BlockProps<'video'>): ReactNode => {
  const { slots } = useContentSettings();
  const { title, url, poster } = block;
  const address = contentAddress(url);
  if (address === undefined || address.kind === 'contact') return null;
  return (
    <>
      {title !== undefined && <SectionHead title={title} />}
      {address.kind === 'foreign' ? (
        (slots.video?.(block) ?? <ForeignVideo url={address.href} poster={poster} />)
      ) : (
        <OwnVideo url={address.href} title={title} poster={poster} />
      )}
    </>
  );
};
