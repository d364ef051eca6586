import { completionQuery } from '@gastroshop/storefront/catalogue';
import { useGateway } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PadLine } from '../lines/pad-line';
import styles from './product-cell.module.css';
import type { RowActions } from './row-actions';

/** Shorter texts begin too many names. */
const SHORTEST = 3;

/** How long after the last stroke is asked. */
const ASK_AFTER_MS = 150;

/** What a suggestion takes. */
export interface SuggestionProps {
  readonly line: PadLine;
  readonly actions: RowActions;
}

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
};

/** The article that may be meant by what is being typed; Tab or a press takes it. */
export const Suggestion = ({ line, actions }: SuggestionProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const gateway = useGateway();
  const typed = line.row.article.trim();
  const asked = useSettled(typed);
  const { data } = useQuery({
    ...completionQuery(gateway, asked),
    enabled: asked.length >= SHORTEST && /\p{L}/u.test(asked),
  });
  const answer = useDeferredValue(data);
  const product = answer?.products[0];
  if (product === undefined || answer?.asked !== typed) return null;
  if (answer.isDoubtful === true || answer.closeSkus?.includes(product.sku) === false) return null;
  const { amount, unit } = answer.typed;
  // What would have to take the place of an amount or a unit that stands in its field is left to the buyer.
  const { row } = line;
  if ((amount !== undefined && row.amount.trim() !== '') || (unit !== undefined && row.unit.trim() !== ''))
    return null;
  const name = product.productDisplayName ?? product.name;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles['suggestion']}
      data-suggested={product.sku}
      aria-label={t('suggestion', { name })}
      onMouseDown={(event) => {
        // The field keeps the focus.
        event.preventDefault();
      }}
      onClick={() => {
        actions.suggest(line, { kind: 'ARTICLE', product, typed: { amount, unit } });
      }}
    >
      <span className={styles['label']} title={name}>
        {name}
      </span>
      <kbd className={styles['key']}>{t('keyTab')}</kbd>
    </button>
  );
};
