import { formatPrice, formatEstimate } from '@gastroshop/i18n';
import { type ProductContext, toProductCardData } from '@gastroshop/storefront/product';
import { IconX } from '@gastroshop/ui/icons';
import { type CSSProperties, memo, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GUESS_FIELDS } from '../lines/guess-fields';
import { asksAmount, hasChoices, showsWholeText } from '../lines/line-question';
import type { PadLine } from '../lines/pad-line';
import type { PadField } from '../rows/pad-row';
import { ProductCell } from './product-cell';
import { ChoiceCell } from './choice-cell';
import { PriceCell } from './price-cell';
import { selectAll } from './caret';
import type { WantedPlace } from './grid-cell';
import type { PadLineContext } from './line-message';
import { MessageCell } from './message-cell';
import styles from './pad-row.module.css';
import type { RowActions } from './row-actions';
import { UnitCell } from './unit-cell';
import { writtenLines } from './written-lines';

/** What a row of the grid takes. */
export interface PadRowViewProps extends PadLineContext {
  /** The same object as long as nothing about the row changes. */
  readonly line: PadLine;
  /** Position among the rows shown, from 0. */
  readonly index: number;
  /** Number in the pad, from 1. */
  readonly number: number;
  /** How many lines of its kind there are, where it is the first of several. */
  readonly alike: number | undefined;
  /** Distance from the beginning of the rows in pixels. */
  readonly start: number;
  readonly height: number;
  /** The keyboard stands in this row: its fields are the ones Tab reaches. */
  readonly active: boolean;
  /** The field the focus shall go to; another object for each time it shall. */
  readonly wanted: WantedPlace | undefined;
  readonly context: ProductContext;
  readonly actions: RowActions;
}

interface RowPlace extends CSSProperties {
  readonly '--row-start': string;
  readonly '--row-height': string;
}

/** The cell of a guess: a guess about the article is told by what it was read from. */
const guessedField = ({ state, guesses }: PadLine): PadField | undefined =>
  state === 'GUESSED'
    ? guesses
        .flatMap(({ kind }) => (kind === 'AMOUNT_UNUSUAL' ? ['amount' as const] : GUESS_FIELDS[kind]))
        .find((field) => field !== 'article')
    : undefined;

/** A row of the pad, written in place. It renders again only when something about its own line changes. */
export const PadRowView = memo(function PadRowView(props: PadRowViewProps): ReactNode {
  const { line, index, number, alike, start, height, active, wanted, context, actions } = props;
  const { held, twice, inCart, day } = props;
  const { t } = useTranslation('order-pad');
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const { row, fields, state, product, amount, unit, priced, verdict } = line;
  const summary = useMemo(
    () =>
      product === undefined
        ? undefined
        : toProductCardData(product, amount ?? 1, unit?.abbreviation, context),
    [product, amount, unit, context],
  );

  useEffect(() => {
    if (wanted === undefined) return;
    const name = wanted.field === 'choices' ? '[data-choice]' : `[data-field="${wanted.field}"]`;
    const row = element.current;
    const field =
      row?.querySelector<HTMLElement>(name) ??
      row?.querySelector<HTMLElement>('[data-choice]') ??
      row?.querySelector<HTMLElement>('[data-field]');
    field?.focus({ preventScroll: true });
    selectAll(field);
    row?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);

  const place: RowPlace = { '--row-start': `${String(start)}px`, '--row-height': `${String(height)}px` };
  const field = (name: PadField, label: string) => ({
    'data-field': name,
    tabIndex: active ? 0 : -1,
    readOnly: held,
    value: fields[name],
    'aria-label': t('fieldOf', { field: label, line: number }),
    onChange: (event: { readonly target: { readonly value: string } }) => {
      actions.write(line, name, event.target.value);
    },
    onBlur: actions.leave,
  });
  const isAsking = hasChoices(line);
  const guessed = guessedField(line);
  const written = showsWholeText(line) ? (row.text ?? row.article) : fields.article;
  const total =
    priced &&
    (priced.estimated ? formatEstimate(formatPrice(priced.rowTotal)) : formatPrice(priced.rowTotal));
  return (
    <div
      ref={element}
      role="row"
      aria-rowindex={number + 1}
      className={styles['row']}
      data-index={index}
      data-state={state}
      data-asking={isAsking || undefined}
      data-noted={row.remarks !== undefined || undefined}
      data-active={active || undefined}
      data-without-prices={context.visibility.prices ? undefined : true}
      style={place}
    >
      <div role="rowheader" className={styles['number']}>
        {number}
      </div>
      <div role="gridcell" className={styles['text']}>
        <textarea
          {...field('article', t('articleText'))}
          value={written}
          rows={1}
          className={styles['input']}
          data-long={writtenLines(line) > 1 || undefined}
          data-unknown={(isAsking && verdict?.outcome === 'ARTICLE_UNKNOWN') || undefined}
          aria-invalid={isAsking || undefined}
          aria-describedby={state === 'BLANK' ? undefined : `${id}article`}
          placeholder={t('articleText')}
          title={row.text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="next"
        />
      </div>
      {isAsking ? (
        <div role="gridcell" className={styles['choices']} id={`${id}article`}>
          <ChoiceCell line={line} active={active} wanted={wanted} context={context} actions={actions} />
        </div>
      ) : (
        <>
          <div role="gridcell" className={styles['article']} id={`${id}article`}>
            <ProductCell line={line} summary={summary} suggesting={active} actions={actions} />
          </div>
          <div
            role="gridcell"
            className={styles['amount']}
            data-raised={
              row.raisedFrom !== undefined || state === 'OFFER' || guessed === 'amount' || undefined
            }
            data-missing={asksAmount(line) || undefined}
          >
            <input
              {...field('amount', t('amount'))}
              className={styles['input']}
              inputMode="numeric"
              aria-invalid={line.amountUnusable || state === 'OFFER' || asksAmount(line) || undefined}
              placeholder={t('amount')}
              autoComplete="off"
              enterKeyHint="next"
            />
          </div>
          <div role="gridcell" className={styles['unit']} data-guessed={guessed === 'unit' || undefined}>
            <UnitCell line={line} placeholder={t('unit')} field={field('unit', t('unit'))} />
          </div>
          {context.visibility.prices && (
            <>
              <div role="gridcell" className={styles['price']}>
                <PriceCell line={line} summary={summary} />
              </div>
              <div role="gridcell" className={styles['sum']}>
                {total}
              </div>
            </>
          )}
          <div role="gridcell" className={styles['note']}>
            <MessageCell
              line={line}
              active={active}
              alike={alike}
              surroundings={{ held, twice, inCart, day }}
              summary={summary}
              context={context}
              actions={actions}
            />
          </div>
        </>
      )}
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
              actions.remove(line);
            }}
          >
            <IconX size={16} />
          </button>
        )}
      </div>
    </div>
  );
});
