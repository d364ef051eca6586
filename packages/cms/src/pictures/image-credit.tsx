import { useTexts } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { contentTexts } from '../texts';
import classes from './image-credit.module.css';

/** What the credit of a picture takes. */
export interface ImageCreditProps {
  /** Who made the picture. */
  readonly name: string;
}

/** Who made the picture, in small print. */
export const ImageCredit = ({ name }: ImageCreditProps): ReactNode => {
  const t = useTexts(contentTexts);
  return <small className={classes['credit']}>{t('credit', { name })}</small>;
};
