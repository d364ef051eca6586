import type { ContentLink } from '@gastroshop/api-contract';
import { Button } from '@gastroshop/ui/button';
import type { ReactNode } from 'react';
import { ContentAnchor } from './content-anchor';
import { LinkCaption } from './link-caption';

/** What a link with the look of a button takes. */
export interface ContentButtonProps {
  readonly link: ContentLink;
}

/** A link of the content as a button; highlighted ones are filled. */
export const ContentButton = ({ link }: ContentButtonProps): ReactNode => (
  <Button
    size="large"
    variant={link.highlighted === true ? 'filled' : 'outline'}
    render={({ className, children }) => (
      <ContentAnchor url={link.url} target={link.target} className={className}>
        {children}
      </ContentAnchor>
    )}
  >
    <LinkCaption link={link} />
  </Button>
);
