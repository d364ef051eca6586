import type { Product } from '@gastroshop/api-contract';
import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { SkeletonLines } from '@gastroshop/ui/feedback';
import { CheckBox } from '@gastroshop/ui/field';
import { IconAlertCircle, IconCheck, IconHelpCircle } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { Modal } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './paste-into-list.module.css';
import { type PastedLine, usePastedLines } from './use-pasted-lines';

/** A product with its amount, to be taken into a list. */
export interface TakenLine {
  readonly product: Product;
  readonly amount: number;
  readonly unit: string;
}

/** What the dialog takes. */
export interface PasteIntoListProps {
  /** What was pasted. */
  readonly text: string;
  /** What is in the list already, which is not taken twice. */
  readonly has: (sku: string) => boolean;
  readonly onTake: (lines: readonly TakenLine[]) => void;
  readonly onClose: () => void;
}

/** Lines that are taken unless somebody says otherwise: what is clear and not there, each product once. */
const proposed = (lines: readonly PastedLine[], has: PasteIntoListProps['has']): ReadonlySet<number> => {
  const skus = new Set<string>();
  return new Set(
    lines.flatMap(({ key, state, taken }) => {
      if (state !== 'CLEAR' || taken === undefined || has(taken.product.sku)) return [];
      if (skus.has(taken.product.sku)) return [];
      skus.add(taken.product.sku);
      return [key];
    }),
  );
};

/** Shows what a pasted list would add: what is clear is chosen, what was guessed can be, what is open says so. */
export const PasteIntoList = ({ text, has, onTake, onClose }: PasteIntoListProps): ReactNode => {
  const { t } = useTranslation('paste-into-list');
  const pasted = usePastedLines(text);
  const lines = pasted?.lines;
  const { orderPad } = useShop().gateway.paths;
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const usual = proposed(lines ?? [], has);
  const isChosen = (key: number): boolean => usual.has(key) !== toggled.has(key);
  const isChecking = lines === undefined || lines.some(({ state }) => state === 'CHECKING');
  const takes = (lines ?? []).flatMap(({ key, taken }) =>
    taken !== undefined && isChosen(key) ? [taken] : [],
  );
  const said = (count: number): string => (count === 0 ? t('nothing') : t('read', { count }));
  return (
    <Modal
      opened
      title={t('title')}
      onClose={onClose}
      footer={
        <div className={styles['pair']}>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="filled"
            disabled={isChecking || takes.length === 0}
            onClick={() => {
              onTake(takes);
              onClose();
            }}
          >
            {t('take', { count: takes.length })}
          </Button>
        </div>
      }
    >
      <p role="status" className={styles['note']}>
        {isChecking ? t('reading') : pasted?.isAsked === true ? t('columns') : said(lines.length)}{' '}
        {pasted?.isAsked === true && orderPad !== undefined && <Link href={orderPad}>{t('toPad')}</Link>}
      </p>
      {lines === undefined && <SkeletonLines count={4} />}
      <ul className={styles['lines']}>
        {lines?.map((line) => (
          <Row
            key={line.key}
            line={line}
            isIn={line.taken !== undefined && has(line.taken.product.sku)}
            chosen={isChosen(line.key)}
            onChange={() => {
              setToggled((before) => {
                const after = new Set(before);
                if (!after.delete(line.key)) after.add(line.key);
                return after;
              });
            }}
          />
        ))}
      </ul>
    </Modal>
  );
};

const SIGNS = { CLEAR: IconCheck, GUESSED: IconHelpCircle, OPEN: IconAlertCircle } as const;

const Row = ({
  line: { text, state, taken },
  isIn,
  chosen,
  onChange,
}: {
  readonly line: PastedLine;
  readonly isIn: boolean;
  readonly chosen: boolean;
  readonly onChange: () => void;
}): ReactNode => {
  const { t } = useTranslation('paste-into-list');
  const { locale } = useLocale();
  const { paths } = useShop().gateway;
  const name = taken?.product.name ?? text;
  const Sign = state === 'CHECKING' ? IconCheck : SIGNS[state];
  return (
    <li className={styles['line']}>
      <span className={styles['box']}>
        {taken !== undefined && !isIn && <CheckBox label={name} checked={chosen} onChange={onChange} />}
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        {taken !== undefined && <span className={styles['note']}>{text}</span>}
      </span>
      <span className={styles['state']}>
        {taken !== undefined && (
          <span className={styles['amount']}>{formatAmount(taken.amount, taken.unit, locale)}</span>
        )}
        {isIn && <span className={styles['note']}>{t('alreadyIn')}</span>}
        {!isIn && state === 'CHECKING' && <span className={styles['note']}>…</span>}
        {!isIn && state !== 'CHECKING' && (
          <span className={styles['mark']} data-state={state}>
            <Sign size={16} />
            {state === 'OPEN' && paths.orderPad !== undefined ? (
              <Link href={paths.orderPad}>{t('OPEN')}</Link>
            ) : (
              t(state)
            )}
          </span>
        )}
      </span>
    </li>
  );
};
