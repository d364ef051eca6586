import { useTexts } from '@gastroshop/i18n/react';
import { formatPrice, markEstimate } from '@gastroshop/i18n';
import { IconX } from '@gastroshop/ui/icons';
import { type CSSProperties, memo, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { type ProductContext, productSummaryOf } from '../../product';
import type { PadLine } from '../lines/pad-line';
import type { PadField } from '../rows/pad-row';
import { padTexts } from '../texts';
import { ArticleCell } from './article-cell';
import type { GridPlace } from './grid-place';
import type { LineSurroundings } from './line-note';
import { NoteCell } from './note-cell';
import styles from './pad-row.module.css';
import { RemedyLine } from './remedy-line';
import type { RowActions } from './row-actions';
import { isOpenLine } from './row-height';
import { UnitCell } from './unit-cell';

/** What a row of the grid takes. */
export interface PadRowViewProps extends LineSurroundings {
  /** The same object as long as nothing about the row changes. */
  readonly line: PadLine;
  /** Position among all rows, from 0. */
  readonly index: number;
  /** Distance from the beginning of the rows in pixels. */
  readonly start: number;
  readonly height: number;
  /** The keyboard stands in this row: its fields are the ones Tab reaches. */
  readonly active: boolean;
  /** The field the focus shall go to; another object for each time it shall. */
  readonly wanted: GridPlace | undefined;
  readonly context: ProductContext;
  readonly actions: RowActions;
}

interface RowPlace extends CSSProperties {
  readonly '--row-start': string;
  readonly '--row-height': string;
}

/** A row of the pad, written in place. It renders again only when something about its own line changes. */
export const PadRowView = memo(function PadRowView(props: PadRowViewProps): ReactNode {
  const { line, index, start, height, active, wanted, context, actions, held, twice, inCart, day } = props;
  const t = useTexts(padTexts);
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const { row, state, product, amount, unit, priced } = line;
  const number = index + 1;
  const summary = useMemo(
    () =>
      product === undefined ? undefined : productSummaryOf(product, amount ?? 1, unit?.abbreviation, context),
    [product, amount, unit, context],
  );

  useEffect(() => {
    if (wanted === undefined) return;
    const field = element.current?.querySelector<HTMLElement>(`[data-field="${wanted.field}"]`);
    field?.focus({ preventScroll: true });
    if (field instanceof HTMLInputElement) field.select();
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);

  const place: RowPlace = { '--row-start': `${String(start)}px`, '--row-height': `${String(height)}px` };
  const field = (name: PadField, label: string) => ({
    'data-field': name,
    tabIndex: active ? 0 : -1,
    readOnly: held,
    value: row[name],
    'aria-label': t('fieldOf', { field: label, line: number }),
    onChange: (event: { readonly target: { readonly value: string } }) => {
      actions.write(line, name, event.target.value);
    },
    onBlur: actions.leave,
  });
  const isOpen = isOpenLine(line);
  const { price } = summary ?? {};
  const total =
    priced && (priced.estimated ? markEstimate(formatPrice(priced.rowTotal)) : formatPrice(priced.rowTotal));
  return (
    <div
      ref={element}
      role="row"
      aria-rowindex={number + 1}
      className={styles['row']}
      data-index={index}
      data-state={state}
      data-active={active || undefined}
      data-without-prices={context.visibility.prices ? undefined : true}
      style={place}
    >
      <div role="rowheader" className={styles['number']}>
        {number}
      </div>
      <div role="gridcell" className={styles['text']}>
        <input
          {...field('article', t('articleText'))}
          className={styles['input']}
          aria-invalid={isOpen || undefined}
          aria-describedby={state === 'BLANK' ? undefined : `${id}article`}
          placeholder={t('articleText')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="next"
        />
      </div>
      <div role="gridcell" className={styles['article']} id={`${id}article`}>
        <ArticleCell line={line} summary={summary} suggesting={active} actions={actions} />
      </div>
      <div
        role="gridcell"
        className={styles['amount']}
        data-raised={row.raisedFrom !== undefined || state === 'OFFER' || undefined}
      >
        <input
          {...field('amount', t('amount'))}
          className={styles['input']}
          inputMode="numeric"
          aria-invalid={line.amountUnusable || state === 'OFFER' || undefined}
          placeholder={t('amount')}
          autoComplete="off"
          enterKeyHint="next"
        />
      </div>
      <div role="gridcell" className={styles['unit']}>
        <UnitCell line={line} placeholder={t('unit')} field={field('unit', t('unit'))} />
      </div>
      {context.visibility.prices && (
        <>
          <div role="gridcell" className={styles['price']}>
            {price === 'ON_REQUEST' ? (
              t('onRequest')
            ) : state === 'OPEN' || price === undefined ? null : (
              <>
                {price.amount}
                {price.unit !== unit?.abbreviation && <small>/ {price.unit}</small>}
              </>
            )}
          </div>
          <div role="gridcell" className={styles['sum']}>
            {total}
          </div>
        </>
      )}
      <div role="gridcell" className={styles['note']}>
        <NoteCell
          line={line}
          active={active}
          surroundings={{ held, twice, inCart, day }}
          summary={summary}
          context={context}
          actions={actions}
        />
      </div>
      <div role="gridcell" className={styles['away']}>
        {state !== 'BLANK' && !held && (
          <button
            type="button"
            // The keyboard has a key of its own for it.
            tabIndex={-1}
            aria-keyshortcuts="Control+Delete"
            className={styles['remove']}
            aria-label={t('remove', { line: number })}
            title={t('remove', { line: number })}
            onClick={() => {
              actions.remove(line, index);
            }}
          >
            <IconX size={16} />
          </button>
        )}
      </div>
      {isOpen && (
        <div role="gridcell" className={styles['remedy']}>
          <RemedyLine line={line} index={index} active={active} context={context} actions={actions} />
        </div>
      )}
    </div>
  );
});
