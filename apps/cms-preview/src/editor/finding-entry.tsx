import { formatDay } from '@gastroshop/cms';
import { type Locale, SHORT_NAMES } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlockName } from '../texts';
import type { LocalizedFinding } from './collect-findings';
import styles from './findings.module.css';

/** What an entry takes. */
export interface FindingEntryProps {
  readonly finding: LocalizedFinding;
  readonly day: string;
  readonly today: string;
  readonly onPoint: () => void;
}

type Say = TFunction<'preview-editor'>;

interface Circumstances {
  readonly nameOf: (kind: string) => string;
  readonly day: string;
  readonly today: string;
  readonly locale: Locale;
}

const sentenceOf = (
  finding: LocalizedFinding,
  t: Say,
  { day, today, locale, nameOf }: Circumstances,
): string => {
  switch (finding.kind) {
    case 'fault': {
      const { problem, blockKind = '?', fields } = finding.fault;
      const kind = nameOf(blockKind);
      return problem === 'UNKNOWN_KIND'
        ? t('unknownKind', { kind })
        : t('wrongShape', { kind, fields: fields.join(', ') });
    }
    case 'hidden':
      return t('hiddenBlock', { kind: nameOf(finding.blockKind), day: formatDay(day, today, locale) });
    case 'untranslated':
      return finding.blockKind === undefined
        ? t('untranslatedPage')
        : t('untranslatedBlock', { kind: nameOf(finding.blockKind) });
    case 'difference': {
      const { part, change, blockKind } = finding.difference;
      return `${part === 'BLOCK' && blockKind !== undefined ? nameOf(blockKind) : t(part)}: ${t(change)}`;
    }
  }
};

/** Something to know about the page, with its place in the stored page and its language. */
export const FindingEntry = ({ finding, day, today, onPoint }: FindingEntryProps): ReactNode => {
  const { t } = useTranslation('preview-editor');
  const { locale } = useLocale();
  const nameOf = useBlockName();
  const { index, langs } = finding;
  return (
    <button type="button" className={styles['entry']} onClick={onPoint}>
      <span>{sentenceOf(finding, t, { day, today, locale, nameOf })}</span>
      <span className={styles['place']}>
        {langs.map((lang) => SHORT_NAMES[lang]).join(', ')}
        {index !== undefined && ` · ${t('placeOf', { place: index + 1 })}`}
      </span>
    </button>
  );
};
