import type { Locale } from '@gastroshop/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FindingEntry } from './finding-entry';
import type { Finding, LocalizedFinding } from './collect-findings';
import styles from './findings.module.css';

/** What the list takes. */
export interface FindingsProps {
  readonly findings: readonly LocalizedFinding[];
  readonly day: string;
  readonly today: string;
  /** Shows the editor where it is. */
  readonly onPoint: (langs: readonly Locale[], blockId: string | undefined) => void;
}

const GROUPS = [
  { title: 'faults', kinds: ['fault', 'hidden'] },
  { title: 'untranslated', kinds: ['untranslated'] },
  { title: 'differences', kinds: ['difference'] },
] as const satisfies readonly { readonly title: string; readonly kinds: readonly Finding['kind'][] }[];

/** What there is to know about the page, by kind; pressing an entry shows its place. */
export const Findings = ({ findings, day, today, onPoint }: FindingsProps): ReactNode => {
  const { t } = useTranslation('preview-editor');
  return (
    <aside className={styles['panel']} aria-label={t('findings')}>
      <h2 className={styles['title']}>{t('findings')}</h2>
      {findings.length === 0 && <p className={styles['none']}>{t('noFindings')}</p>}
      {GROUPS.map(({ title, kinds }) => {
        const own = findings.filter(({ kind }) => kinds.some((known) => known === kind));
        if (own.length === 0) return null;
        return (
          <section key={title}>
            <h3 className={styles['group']}>{t(title)}</h3>
            <ul className={styles['list']}>
              {own.map((finding, index) => (
                <li key={index}>
                  <FindingEntry
                    finding={finding}
                    day={day}
                    today={today}
                    onPoint={() => {
                      onPoint(finding.langs, finding.blockId);
                    }}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </aside>
  );
};
