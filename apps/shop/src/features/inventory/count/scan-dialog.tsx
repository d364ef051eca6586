import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { ScanModal } from '@gastroshop/ui/scanner';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './count-screen.module.css';
import { lineName } from './line-name';
import type { CountLine } from './inventory-count';

/** What the scanner takes. */
export interface ScanDialogProps {
  readonly lines: readonly CountLine[];
  /** Key of the line the last scan has counted. */
  readonly meant: string | undefined;
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

const SHOWN = 4;

/** Counts one scanned article after the other; the camera stays open in between. */
export const ScanDialog = ({ lines, meant, onCode, onClose }: ScanDialogProps): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('stock-count');
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [before] = useState(meant);
  if (meant !== undefined && meant !== before && seen[0] !== meant)
    setSeen([meant, ...seen.filter((key) => key !== meant)].slice(0, SHOWN));
  const shown = seen.flatMap((key) => lines.find((line) => line.key === key) ?? []);
  return (
    <ScanModal title={t('scanTitle')} done={t('scanDone')} onCode={onCode} onClose={onClose}>
      {shown.length === 0 ? (
        <p className={styles['quiet']}>{t('scanNone')}</p>
      ) : (
        shown.map((line) => (
          <p key={line.key} className={styles['scanned']}>
            {t('scanOne', {
              name: lineName(line, t),
              amount:
                line.amount === '' ? '–' : formatAmount(line.amount, 'unit' in line ? line.unit : '', locale),
            })}
          </p>
        ))
      )}
    </ScanModal>
  );
};
