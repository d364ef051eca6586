import type { Locale } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { IconGlobe } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './language-mark.module.css';

/** What the mark takes. */
export interface LanguageMarkProps {
  /** The language of the texts below. */
  readonly lang: Locale;
}

/** Says that what follows has not been translated. It speaks the language of the page. */
export const LanguageMark = ({ lang }: LanguageMarkProps): ReactNode => {
  const { t } = useTranslation('cms');
  const { locale } = useLocale();
  return (
    <p className={classes['mark']} lang={locale} data-language-mark>
      <IconGlobe size={16} />
      {t(lang === 'de-AT' ? 'onlyInGerman' : 'onlyInEnglish')}
    </p>
  );
};
