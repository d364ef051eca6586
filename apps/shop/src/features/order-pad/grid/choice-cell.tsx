import { EMPTY_SEARCH, formatSearchParams } from '@gastroshop/storefront/catalogue';
import type { ProductContext } from '@gastroshop/storefront/product';
import { useGateway } from '@gastroshop/storefront/shop';
import { IconAlertCircle } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lineQuestion } from '../lines/line-question';
import type { PadLine } from '../lines/pad-line';
import { remedyKey } from '../fixes/quick-fix';
import { useQuickFixes } from '../fixes/use-quick-fixes';
import { Choice } from './choice';
import styles from './choice-cell.module.css';
import type { WantedPlace } from './grid-cell';
import type { RowActions } from './row-actions';

/** What the question of a row takes. */
export interface ChoiceCellProps {
  readonly line: PadLine;
  /** Tab reaches what can be pressed. */
  readonly active: boolean;
  /** Where the focus shall go; another object for each time it shall. */
  readonly wanted: WantedPlace | undefined;
  readonly context: ProductContext;
  readonly actions: RowActions;
}

/** Where nothing fits well enough to be taken with one key: what was written, as a search. */
const SearchLink = ({ line: { row, fields } }: Pick<ChoiceCellProps, 'line'>): ReactNode => {
  const { t } = useTranslation('order-pad');
  const { paths } = useGateway();
  const query = (row.hint ?? fields.article).trim();
  if (query === '') return null;
  return (
    <Link href={paths.search(formatSearchParams({ ...EMPTY_SEARCH, query }))}>
      {t('searchFor', { query })}
    </Link>
  );
};

/** The question of an open row with up to three answers; their numbers take them, as Enter takes the focused one. */
export const ChoiceCell = ({ line, active, wanted, context, actions }: ChoiceCellProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const id = useId();
  const choices = useRef<HTMLDivElement>(null);
  const { remedies, lastBought, searching } = useQuickFixes(line);
  const { verdict } = line;
  const isLooking = searching && remedies.length === 0;
  const count = remedies.length;

  // Answers that are looked for come after the focus did.
  useEffect(() => {
    if (wanted?.field !== 'choices' || count === 0) return;
    const row = choices.current?.closest('[data-index]');
    const current = document.activeElement;
    if (current === document.body || row?.contains(current) === true)
      choices.current?.querySelector<HTMLElement>('[data-choice]')?.focus({ preventScroll: true });
  }, [wanted, count]);

  return (
    <div className={styles['question']}>
      <IconAlertCircle size={16} stroke={2} className={styles['sign']} />
      <span id={id} className={styles['words']} title={verdict?.reason}>
        {lineQuestion(line, t)}
      </span>
      <div ref={choices} role="group" aria-labelledby={id} className={styles['choices']}>
        {remedies.map((remedy, index) => (
          <Choice
            key={remedyKey(remedy)}
            line={line}
            remedy={remedy}
            number={index + 1}
            tabIndex={active && index === 0 ? 0 : -1}
            lastBought={remedy.kind === 'ARTICLE' ? lastBought[remedy.product.sku] : undefined}
            context={context}
            onTake={() => {
              actions.mend(line, remedy);
            }}
          />
        ))}
        {count === 0 && (
          <span className={styles['none']}>
            {t(isLooking ? 'lookingNear' : 'nothingNear')} {!isLooking && <SearchLink line={line} />}
          </span>
        )}
      </div>
    </div>
  );
};
