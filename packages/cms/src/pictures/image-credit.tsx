import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './image-credit.module.css';

/** What the credit of a picture takes. */
export interface ImageCreditProps {
  /** Who made the picture. */
  readonly name: string;
}

/** Who made the picture, in small print. */
export const ImageCredit = ({ name }: ImageCreditProps): ReactNode => {
  const { t } = useTranslation('cms');
  return <small className={classes['credit']}>{t('credit', { name })}</small>;
};
