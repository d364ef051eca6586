import type { LabelList } from '@gastroshop/domain/labels';
import { formatNumber } from '@gastroshop/i18n';
import { Button } from '@gastroshop/ui/button';
import { IconDownload, IconFileTypePdf, IconMail } from '@gastroshop/ui/icons';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './labels-view.module.css';
import { MailDialog } from './mail-dialog';
import { usePrintLabels } from './use-print-labels';

/** Labels one file holds, as the backend makes them. */
const MOST_PRINTED = 10_000;

/** What the bar takes. */
export interface PrintBarProps {
  /** What would be printed, as far as is known. */
  readonly labels: LabelList;
}

/** The labels as PDF: to look at, to save, to send. */
export const PrintBar = ({ labels }: PrintBarProps): ReactNode => {
  const { t } = useTranslation('labels');
  const papers = usePrintLabels();
  const [mailing, setMailing] = useState(false);
  const total = labels.reduce((sum, { amount }) => sum + amount, 0);
  const obstacle =
    total === 0
      ? t('nothingToPrint')
      : total > MOST_PRINTED
        ? t('tooMany', { most: formatNumber(MOST_PRINTED) })
        : undefined;
  const disabled = obstacle !== undefined;
  return (
    <div className={styles['print']}>
      <Button
        variant="filled"
        busy={papers.busy === 'view'}
        disabled={disabled}
        icon={<IconFileTypePdf size={18} />}
        onClick={() => {
          papers.view(labels);
        }}
      >
        {t('view')}
      </Button>
      <Button
        busy={papers.busy === 'save'}
        disabled={disabled}
        icon={<IconDownload size={18} />}
        onClick={() => {
          papers.save(labels);
        }}
      >
        {t('save')}
      </Button>
      <Button
        disabled={disabled}
        icon={<IconMail size={18} />}
        onClick={() => {
          setMailing(true);
        }}
      >
        {t('mail')}
      </Button>
      {disabled && <p className={styles['obstacle']}>{obstacle}</p>}
      {mailing && (
        <MailDialog
          busy={papers.busy === 'mail'}
          onSend={() => {
            void papers.mail(labels).then((isSent) => {
              if (isSent) setMailing(false);
            });
          }}
          onClose={() => {
            setMailing(false);
          }}
        />
      )}
    </div>
  );
};
