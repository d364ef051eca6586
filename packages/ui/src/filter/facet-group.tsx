import clsx from 'clsx';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevronDown } from '../icons';
import { visuallyHidden } from '../a11y';
import styles from './facet-group.module.css';
import { FacetRow } from './facet-row';
import { FacetSearch } from './facet-search';
import type { FacetValue } from './facet-value';
import { visibleFacetValues } from './visible-facet-values';

/** Facets longer than this can be searched. */
const MOST_WITHOUT_SEARCH = 10;

/** What a facet takes. */
export interface FacetGroupProps {
  /** What the values have in common. */
  readonly label: string;
  /** The values in their order. */
  readonly values: readonly FacetValue[];
  /** Called with a value's key and whether it is now chosen. */
  readonly onToggle: (key: string, selected: boolean) => void;
  /** Called when the buyer gives up all chosen values at once; the button is missing without it. */
  readonly onClear?: (() => void) | undefined;
  /** Whether newer counts are on their way; everything stays usable meanwhile. */
  readonly loading?: boolean | undefined;
  /** How many values stand before the buyer asks for more; 6 if missing. */
  readonly few?: number | undefined;
  /** How many rarer values are not among them; told where the buyer looks through all. */
  readonly omitted?: number | undefined;
  /** Whether it begins folded. */
  readonly folded?: boolean | undefined;
}

/**
 * A group of filters with the number of products each leaves. Counts dim while newer ones are on their way, but
 * boxes can be ticked on, one after the other.
 */
export const FacetGroup = (props: FacetGroupProps): ReactNode => {
  const { label, values, onToggle, onClear, loading = false, few = 6, omitted = 0, folded = false } = props;
  const { t } = useTranslation('ui-filter');
  const id = useId();
  const fold = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(!folded);
  const [query, setQuery] = useState('');
  const [whole, setWhole] = useState(false);
  const chosen = values.filter(({ selected }) => selected).length;
  const { shown, hidden } = visibleFacetValues(values, { query, whole, few });
  const searches = values.length > MOST_WITHOUT_SEARCH && (whole || query !== '');
  return (
    <section className={styles['facet']} aria-labelledby={`${id}-name`}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>
          <button
            ref={fold}
            type="button"
            id={`${id}-name`}
            className={styles['fold']}
            aria-expanded={open}
            aria-controls={`${id}-values`}
            onClick={() => {
              setOpen(!open);
            }}
          >
            {label}
            <IconChevronDown size={16} stroke={2} className={styles['sign']} />
          </button>
        </h3>
        {chosen > 0 &&
          (onClear === undefined ? (
            <span className={styles['chosen']}>{t('chosen', { count: chosen })}</span>
          ) : (
            <button
              type="button"
              className={styles['clear']}
              aria-label={`${t('chosen', { count: chosen })}, ${t('clear', { facet: label })}`}
              onClick={() => {
                // This button goes with the choice; the focus must not go with it.
                fold.current?.focus();
                onClear();
              }}
            >
              {t('chosen', { count: chosen })} ×
            </button>
          ))}
      </div>
      <div id={`${id}-values`} hidden={!open}>
        {searches && <FacetSearch label={t('search', { facet: label })} value={query} onChange={setQuery} />}
        <ul className={clsx(styles['values'], loading && styles['stale'])} aria-busy={loading || undefined}>
          {shown.map((value) => (
            <FacetRow key={value.key} value={value} onToggle={onToggle} />
          ))}
        </ul>
        {shown.length === 0 && <p className={styles['note']}>{t('notFound')}</p>}
        {omitted > 0 && (whole || query !== '') && (
          <p className={styles['note']}>{t('omitted', { count: omitted })}</p>
        )}
        {query === '' && (hidden > 0 || (whole && values.length > few + 1)) && (
          <button
            type="button"
            className={styles['more']}
            aria-expanded={whole}
            onClick={() => {
              setWhole(!whole);
            }}
          >
            {whole ? t('showFewer') : t('showMore', { count: hidden })}
          </button>
        )}
      </div>
      <p role="status" className={visuallyHidden}>
        {loading ? t('loading') : ''}
      </p>
    </section>
  );
};
