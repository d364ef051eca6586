import type { ContentLink } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What the words of a link take. */
export interface LinkCaptionProps {
  readonly link: ContentLink;
}

/** The words of a link; editors may leave them out. */
export const LinkCaption = ({ link }: LinkCaptionProps): ReactNode => {
  const { t } = useTranslation('cms');
  return link.caption ?? t('more');
};
