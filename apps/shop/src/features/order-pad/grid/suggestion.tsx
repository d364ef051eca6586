import { useTexts } from '@gastroshop/i18n/react';
import { useGateway } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import type { PadLine } from '../lines/pad-line';
import { suggestionQuery } from '../fixes/suggestion-query';
import { padTexts } from '../texts';
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
  const t = useTexts(padTexts);
  const gateway = useGateway();
  const typed = line.row.article.trim();
  const asked = useSettled(typed);
  const { data } = useQuery({
    ...suggestionQuery(gateway, asked),
    enabled: asked.length >= SHORTEST && /\p{L}/u.test(asked),
  });
  const product = useDeferredValue(data)?.[0];
  if (product === undefined || asked !== typed) return null;
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
        actions.suggest(line, { kind: 'ARTICLE', product });
      }}
    >
      <span className={styles['label']} title={name}>
        {name}
      </span>
      <kbd className={styles['key']}>{t('keyTab')}</kbd>
    </button>
  );
};
