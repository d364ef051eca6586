import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompletionEntry } from './completion';
import styles from './completion-list.module.css';
import { CompletionRow } from './completion-row';
import type { SearchBoxProps } from './search-box-props';

/** What the list below the search takes. */
export interface CompletionListProps {
  /** Id of the list; those of its rows begin with it. */
  readonly id: string;
  /** The suggestions in their order. */
  readonly entries: readonly CompletionEntry[];
  /** Place of the suggestion the arrow keys have reached. */
  readonly active: number | undefined;
  /** What the search box takes. */
  readonly box: SearchBoxProps;
  /** Called with a past search the buyer wants gone; the crosses are missing without it. */
  readonly onForget: ((text: string) => void) | undefined;
  /** Called when the buyer wants all past searches gone; the way to it is missing without it. */
  readonly onForgetAll: (() => void) | undefined;
  /** Called with the suggestion the buyer clicked on. */
  readonly onChoose: (entry: CompletionEntry) => void;
  /** Called with keys pressed in the controls of the list. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const HEADINGS = {
  product: 'products',
  meant: 'meant',
  category: 'categories',
  brand: 'brands',
  past: 'past',
  popular: 'popular',
} as const;

/** The group an entry stands in: that of its kind, unless a product names another. */
const groupOf = (entry: CompletionEntry): string =>
  entry.kind === 'product' ? (entry.product.group ?? entry.kind) : entry.kind;

/** Whatever reacts to a click itself, and the cell around it. */
const CONTROLS = '[data-control], button, input, a, select';

/** Id of the cell of a suggestion that stands for it. */
export const cellId = (listId: string, index: number): string => `${listId}-${index}`;

/** The suggestions in groups below the search field. */
export const CompletionList = (props: CompletionListProps): ReactNode => {
  const { id, entries, active, box, onForget, onForgetAll, onChoose, onKeyDown } = props;
  const { t } = useTranslation('ui-search');
  const groups = [...new Set(entries.map(groupOf))];
  return (
    <div
      role="grid"
      id={id}
      tabIndex={-1}
      aria-label={t('completion')}
      aria-busy={box.loading ?? undefined}
      className={styles['list']}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => {
        // The field keeps the focus, unless the buyer goes to a control of the list.
        if (event.target instanceof Element && event.target.closest(CONTROLS) === null)
          event.preventDefault();
      }}
      onClick={({ target }) => {
        if (!(target instanceof Element) || target.closest(CONTROLS) !== null) return;
        const index = target.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
        const entry = index === undefined ? undefined : entries[Number(index)];
        if (entry !== undefined) onChoose(entry);
      }}
    >
      {groups.map((group) => {
        const kind = entries.find((entry) => groupOf(entry) === group)?.kind ?? 'product';
        const heading = group === kind ? t(HEADINGS[kind]) : group;
        return (
          <div key={group} role="rowgroup" aria-label={heading} className={styles['group']}>
            <div className={styles['headline']}>
              <div aria-hidden className={styles['heading']}>
                {heading}
              </div>
              {kind === 'past' && onForgetAll !== undefined && (
                <div role="row">
                  <div role="gridcell">
                    <button type="button" className={styles['all']} onClick={onForgetAll}>
                      {t('forgetAll')}
                    </button>
                  </div>
                </div>
              )}
            </div>
            {entries.map((entry, index) =>
              groupOf(entry) === group ? (
                <CompletionRow
                  key={entry.kind === 'product' ? entry.product.sku : index}
                  entry={entry}
                  index={index}
                  id={cellId(id, index)}
                  active={index === active}
                  box={box}
                  onForget={onForget}
                />
              ) : null,
            )}
          </div>
        );
      })}
    </div>
  );
};
