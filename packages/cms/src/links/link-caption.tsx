import type { ContentLink } from '@gastroshop/api-contract';
import { useTexts } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { contentTexts } from '../texts';

/** What the words of a link take. */
export interface LinkCaptionProps {
  readonly link: ContentLink;
}

/** The words of a link; editors may leave them out. */
export const LinkCaption = ({ link }: LinkCaptionProps): ReactNode => {
  const t = useTexts(contentTexts);
  return link.caption ?? t('more');
};
