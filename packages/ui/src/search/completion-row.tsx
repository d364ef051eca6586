import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCategory, IconHistory, IconSearch, IconTag, IconX } from '../icons';
import type { CompletionEntry } from './completion';
import styles from './completion-row.module.css';
import type { SearchBoxProps } from './search-box-props';

/** What one suggestion takes. */
export interface CompletionRowProps {
  /** The suggestion. */
  readonly entry: CompletionEntry;
  /** Its place among all suggestions, from 0. */
  readonly index: number;
  /** Id of its first cell. */
  readonly id: string;
  /** Whether the arrow keys have reached it. */
  readonly active: boolean;
  /** What the search box takes. */
  readonly box: SearchBoxProps;
  /** Called with a past search the buyer wants gone; the cross is missing without it. */
  readonly onForget: ((text: string) => void) | undefined;
}

/** Between the parts of a detail. */
const SEPARATOR = ' · ';

const wordsOf = (entry: CompletionEntry): readonly [string, string] => {
  switch (entry.kind) {
    case 'product':
      return [entry.product.name, entry.product.detail];
    case 'category':
      return [entry.category.name, entry.category.within];
    case 'brand':
      return [entry.name, ''];
    case 'meant':
    case 'past':
    case 'popular':
      return [entry.text, ''];
  }
};

const SIGNS = {
  meant: IconSearch,
  category: IconCategory,
  brand: IconTag,
  past: IconHistory,
  popular: IconSearch,
} as const;

const signOf = (entry: CompletionEntry, { renderImage }: SearchBoxProps): ReactNode => {
  if (entry.kind === 'product') return renderImage?.(entry.product);
  const Sign = SIGNS[entry.kind];
  return (
    <span className={styles['sign']}>
      <Sign size={18} stroke={1.75} />
    </span>
  );
};

/** A suggestion, for products with the order control in which an amount can be typed at once. */
export const CompletionRow = (props: CompletionRowProps): ReactNode => {
  const { entry, index, id, active, box, onForget } = props;
  const { t } = useTranslation('ui-search');
  const [name, detail] = wordsOf(entry);
  const { size, shortName: shown = name } = entry.kind === 'product' ? entry.product : { size: undefined };
  return (
    <div
      role="row"
      data-entry={index}
      aria-selected={active}
      className={clsx(
        styles['row'],
        active && styles['active'],
        entry.kind === 'product' && box.onOrder !== undefined && styles['orderable'],
        entry.kind === 'product' && entry.product.refusal !== undefined && styles['refused'],
      )}
    >
      <div role="gridcell" id={id} className={styles['words']}>
        {signOf(entry, box)}
        <span className={styles['text']}>
          <span className={clsx(styles['name'], entry.kind === 'product' && styles['product'])} title={name}>
            {shown}
            {shown.length < name.length && <span className={styles['rest']}>{name.slice(shown.length)}</span>}
          </span>
          {entry.kind === 'product' && box.renderDetail !== undefined
            ? box.renderDetail(entry.product)
            : (detail !== '' || size !== undefined) && (
                <span className={styles['detail']}>
                  {size !== undefined && <span className={styles['size']}>{size}</span>}
                  {detail !== '' &&
                    detail.split(SEPARATOR).map((part, index) => (
                      <span key={part} className={styles['part']}>
                        {index > 0 || size !== undefined ? SEPARATOR : ''}
                        {part}
                      </span>
                    ))}
                </span>
              )}
        </span>
      </div>
      {entry.kind === 'product' && box.renderPrice !== undefined && (
        <div role="gridcell" className={styles['price']}>
          {box.renderPrice(entry.product)}
        </div>
      )}
      {entry.kind === 'product' && box.renderControl !== undefined && (
        <div role="gridcell" data-control className={styles['control']}>
          {box.renderControl(entry.product)}
        </div>
      )}
      {entry.kind === 'product' && box.renderSum !== undefined && (
        <div role="gridcell" data-remedies className={styles['sum']}>
          {box.renderSum(entry.product)}
        </div>
      )}
      {entry.kind === 'product' && entry.product.refusal !== undefined && entry.product.refusal !== '' && (
        <div role="gridcell" className={styles['refusal']}>
          <span role="alert">{entry.product.refusal}</span>
        </div>
      )}
      {entry.kind === 'past' && onForget !== undefined && (
        <div role="gridcell">
          <button
            type="button"
            data-forget
            className={styles['forget']}
            aria-label={t('forget', { text: entry.text })}
            onClick={() => {
              onForget(entry.text);
            }}
          >
            <IconX size={16} stroke={2} />
          </button>
        </div>
      )}
    </div>
  );
};
