import type { StandingOccurrence, StandingOrder, StandingOrderLine } from '@gastroshop/api-contract';
import { occurrenceDifferences } from '@gastroshop/domain/standing-orders';
import { useLocale } from '@gastroshop/i18n/react';
import { useProductContext } from '@gastroshop/storefront/product';
import { Button } from '@gastroshop/ui/button';
import { Modal } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddProduct } from '../../add-product';
import { comingAmount } from '../words/difference-words';
import { shortDay } from '../words/rhythm-words';
import { StandingLines } from './standing-lines';
import styles from './settings-dialog.module.css';

/** What the dialog takes. */
export interface OccurrenceDialogProps {
  readonly standing: StandingOrder;
  readonly occurrence: StandingOccurrence;
  /** Undefined: it comes as the others do. */
  readonly onSave: (lines: readonly StandingOrderLine[] | undefined) => void;
  readonly onClose: () => void;
}

/** Changes what comes one time; the pattern stays. */
export const OccurrenceDialog = (props: OccurrenceDialogProps): ReactNode => {
  const { standing, occurrence, onSave, onClose } = props;
  const { t } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const context = useProductContext();
  const [lines, setLines] = useState<readonly StandingOrderLine[]>(occurrence.lines ?? standing.lines);
  const usual = new Map(standing.lines.map((line) => [line.sku, line]));
  const differences = occurrenceDifferences(standing.lines, lines);
  const removed = differences.flatMap((one) => (one.kind === 'REMOVED' ? [one.before] : []));
  const instead = ({ sku, amount, par }: StandingOrderLine) => {
    const before = usual.get(sku);
    return before === undefined || (before.amount === amount && before.par === par)
      ? undefined
      : t('instead', { amount: comingAmount(before, t, locale) });
  };
  const { date, deliveryDay = date } = occurrence;
  return (
    <Modal
      opened
      title={t('changeTitle', { day: shortDay(deliveryDay, locale) })}
      onClose={onClose}
      footer={
        <div className={styles['pair']}>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="filled"
            onClick={() => {
              onSave(differences.length === 0 ? undefined : lines);
              onClose();
            }}
          >
            {t('takeOver')}
          </Button>
        </div>
      }
    >
      <div className={styles['form']}>
        <p>{t('changeText')}</p>
        <AddProduct
          context={context}
          has={(sku) => lines.some((line) => line.sku === sku)}
          onAdd={({ sku, name, thumbnailUrl, weighed }, { amount, unit }) => {
            const added: StandingOrderLine = {
              position: lines.length,
              sku,
              unitAbbreviation: unit,
              amount,
              name,
              ...(thumbnailUrl !== undefined && { thumbnailUrl }),
              isAvailable: true,
              ...(weighed !== undefined && { estimated: true }),
            };
            setLines([...lines, added]);
          }}
        />
        <StandingLines
          lines={lines}
          note={instead}
          onAmount={(sku, amount) => {
            setLines(
              amount === 0
                ? lines.filter((line) => line.sku !== sku)
                : lines.map((line) => (line.sku === sku ? amountTo(line, amount) : line)),
            );
          }}
          onPar={(sku, par) => {
            setLines(lines.map((line) => (line.sku === sku ? { ...line, par } : line)));
          }}
        />
        {removed.map((line) => (
          <p key={line.sku} className={styles['removed']}>
            <span>{t('removed', { name: line.name })}</span>
            <Button
              size="small"
              onClick={() => {
                setLines([...lines, line]);
              }}
            >
              {t('bringBack')}
            </Button>
          </p>
        ))}
      </div>
    </Modal>
  );
};

/** What it costs is known again when it has been saved. */
const amountTo = (line: StandingOrderLine, amount: number): StandingOrderLine => ({
  ...line,
  amount,
  net: undefined,
});
