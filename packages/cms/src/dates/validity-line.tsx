import type { Validity } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from './format-day';

/** What a line about validity takes. */
export interface ValidityLineProps {
  readonly validity: Validity;
  /** The present day, YYYY-MM-DD. */
  readonly today: string;
}

/** From when until when something holds, in words; nothing when both ends are open. */
export const ValidityLine = ({ validity, today }: ValidityLineProps): ReactNode => {
  const { t } = useTranslation('cms');
  const { locale } = useLocale();
  const inText = (text: string): string => formatDay(text, today, locale);
  const { validFrom, validTo } = validity;
  if (validFrom !== undefined && validTo !== undefined) {
    return t('validFromTo', { from: inText(validFrom), to: inText(validTo) });
  }
  if (validFrom !== undefined) return t('validFrom', { from: inText(validFrom) });
  return validTo === undefined ? null : t('validTo', { to: inText(validTo) });
};
