import { useTexts } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { contentTexts } from '../texts';
import classes from './picture-credit.module.css';

/** What the credit of a picture takes. */
export interface PictureCreditProps {
  /** Who made the picture. */
  readonly name: string;
}

/** Who made the picture, in small print. */
export const PictureCredit = ({ name }: PictureCreditProps): ReactNode => {
  const t = useTexts(contentTexts);
  return <small className={classes['credit']}>{t('credit', { name })}</small>;
};
