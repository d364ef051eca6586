import { type AmountCell, isNothing, parseAmountCell } from './amount-cell';
import { isUnitCell } from './column-cells';
import { doubtingWord } from './doubting-word';
import { lineVerdict } from './line-verdict';
import { saysMore } from './second-amount';
import { mayBeUnit, unusedUnit } from './possible-unit';
import { isMistypedGtin, classifyProductReference } from './named-product';
import type { Guess, OrderListLine, OrderListWarning } from './order-list-line';
import { withParts } from './order-line';
import type { SourceRow } from './source-row';
import type { TableColumns } from './table-columns';
import type { UnitWordTest } from './unit-words';
import { MAX_AMOUNT } from '../quantity';
import { unitKey } from '../quantity';

/** The amounts of a row added up; a cell that cannot be ordered stops the row. */
const sumOf = (cells: readonly AmountCell[]): AmountCell => {
  const said = cells.filter((cell) => !('nothing' in cell));
  const [first, ...others] = said;
  if (first === undefined) return { nothing: true };
  const wrong = said.find((cell) => 'problem' in cell);
  if (wrong !== undefined) return wrong;
  if (others.length === 0) return first;
  const amount = said.reduce((sum, cell) => sum + ('amount' in cell ? cell.amount : 0), 0);
  if (amount > MAX_AMOUNT) return { problem: 'AMOUNT_TOO_LARGE' };
  const units = new Set(said.map(({ unit = '' }) => unit));
  if (units.size > 1) return { problem: 'AMOUNT_UNREADABLE' };
  return {
    amount,
    formAssumed: said.some((cell) => 'formAssumed' in cell && cell.formAssumed),
    unit: first.unit,
  };
};

/** Reads a row of a table by its columns: the sku, else the GTIN, else the name is the article. */
export const parseRow = (
  { lineNumber, line }: SourceRow,
  cells: readonly string[],
  columns: TableColumns,
  isUnitWord: UnitWordTest,
): OrderListLine => {
  const { positions, amounts, amountBy, otherUnits, silent, further } = columns;
  const cellOf = (role: 'SKU' | 'GTIN' | 'NAME' | 'UNIT'): string | undefined => {
    const text = cells[positions.get(role) ?? -1];
    return text === '' ? undefined : text;
  };
  const name = cellOf('NAME');
  const written = cellOf('SKU') ?? cellOf('GTIN') ?? name;
  const article = written === undefined ? undefined : classifyProductReference(written);
  const remarks: OrderListWarning[] = [];
  if (article === undefined) remarks.push({ code: 'ARTICLE_MISSING' });
  else if (isMistypedGtin(article.text)) remarks.push({ code: 'GTIN_CHECK_DIGIT_WRONG', text: article.text });

  const shown = amounts.map((column) => cells[column] ?? '').filter((cell) => cell !== '');
  const ticks = columns.ticks.map((column) => cells[column] ?? '');
  const refusal = ticks.find((tick) => tick !== '' && isNothing(tick));
  const counted = amounts.filter((column) => !isNothing(cells[column] ?? ''));
  const headed = new Set(counted.map((column) => columns.units.get(column) ?? ''));
  // Of two units nobody can tell a sum.
  const sum: AmountCell =
    headed.size > 1
      ? { problem: 'AMOUNT_UNREADABLE' }
      : sumOf(amounts.map((column) => parseAmountCell(cells[column] ?? '', isUnitWord)));
  const cell: AmountCell = refusal === undefined ? sum : { nothing: true };
  const [unitOfHeading] = [...headed].filter((unit) => unit !== '');
  const isForm = amounts.length > 0 || amountBy === 'CHOICE';
  const text = refusal ?? shown.join(' + ');
  if ('nothing' in cell)
    remarks.push({ code: text === '' ? 'AMOUNT_MISSING' : 'AMOUNT_ZERO', ...(text !== '' && { text }) });
  if ('problem' in cell) remarks.push({ code: cell.problem, text });
  if ('amount' in cell && cell.formAssumed && !columns.hasThreeDecimals)
    remarks.push({ code: 'AMOUNT_FORM_ASSUMED', text });
  const amount = 'amount' in cell ? cell.amount : undefined;
  const ofCell = cellOf('UNIT') ?? otherUnits.map((column) => cells[column] ?? '').find(isWordOfUnit);
  const unit = ofCell ?? cell.unit ?? unitOfHeading;
  const note = written === name ? undefined : name;
  const cellsOf = (columns: readonly number[]): readonly string[] =>
    columns.map((column) => cells[column] ?? '').filter((text) => text !== '');
  const possibleUnits = [
    ...cellsOf(silent).filter((text) => mayBeUnit(text, isUnitWord)),
    ...cellsOf(further).filter((text) => isUnitCell(text, isUnitWord)),
  ];
  const guesses: readonly Guess[] = [
    ...(amount === undefined || article?.gtin === undefined ? [] : unusedUnit(unit, possibleUnits)),
    ...((amountBy === 'GUESS' || ticks.includes('')) && amount !== undefined
      ? [{ kind: 'COLUMN' as const, text }]
      : []),
    // Two units, of which one was left: nobody knows which was meant.
    ...(isOtherUnit(ofCell, cell.unit) ? [{ kind: 'COLUMN' as const, text: cell.unit ?? '' }] : []),
    ...(amount === undefined ? [] : besideRow(cells, columns, ofCell ?? cell.unit, isUnitWord)),
  ];
  const mayOrderElsewhere =
    refusal === undefined &&
    amountBy !== 'CHOICE' &&
    columns.perhaps.some((column) => IS_COUNT.test(cells[column] ?? ''));
  const verdict = lineVerdict({
    article,
    amount,
    unit,
    isAlone: false,
    isNotOrdered: isForm && 'nothing' in cell && !mayOrderElsewhere,
    remarks,
    guesses,
  });
  return withParts(
    {
      lineNumber,
      text: line.trim(),
      status: verdict.status,
      guesses: verdict.guesses,
      remarks,
      alternatives: [],
    },
    { article, amount, unit, note, details: detailsOf(cells, columns) },
  );
};

/** What a shop says of an article, and no buyer of an order. */
const OF_ARTICLE =
  /(?:derzeit |momentan )?nicht (?:verfügbar|lieferbar)|(?:currently )?not available(?: at present)?|(?:preis )?auf anfrage|(?:price )?on request/giu;

const IS_COUNT = /^\d{1,4}$/;

/**
 * What a cell says that is neither article, amount nor unit: that the row is taken back, or another amount or unit. Numbers
 * below a heading that says what they are, prices and stocks, say nothing of the kind.
 */
const besideRow = (
  cells: readonly string[],
  { silent, further, details }: TableColumns,
  unit: string | undefined,
  isUnitWord: UnitWordTest,
): readonly Guess[] => {
  const textOf = (column: number): string => (cells[column] ?? '').replaceAll(OF_ARTICLE, '').trim();
  const spoken = [...silent, ...further, ...details.map(([, column]) => column)].map(textOf);
  const doubt = spoken
    .filter((text) => /\p{L}{2}/u.test(text))
    .map(doubtingWord)
    .find((text) => text !== undefined);
  if (doubt !== undefined) return [{ kind: 'ORDER_DOUBTED', text: doubt }];
  const notes = details.filter(([detail]) => detail === 'note').map(([, column]) => textOf(column));
  const said =
    notes.map((text) => saysMore(text, unit, isUnitWord)).find((text) => text !== undefined) ??
    silent
      .map(textOf)
      .find((text) => IS_COUNT.test(text) || (isUnitCell(text, isUnitWord) && isOtherUnit(text, unit)));
  return said === undefined ? [] : [{ kind: 'COLUMN', text: said }];
};

/** What stands in the columns of notes, cost centres and own numbers; undefined where none is filled in. */
const detailsOf = (cells: readonly string[], { details }: TableColumns): OrderListLine['details'] => {
  const filled = details.filter(([, column]) => (cells[column] ?? '') !== '');
  return filled.length === 0
    ? undefined
    : Object.fromEntries(filled.map(([detail, column]) => [detail, cells[column] ?? '']));
};

/** Words, and nothing that is counted: a column of pack sizes ("6er", "24 Stk", "12") says how many are in one. */
const isWordOfUnit = (cell: string): boolean => /^\p{L}{2}/u.test(cell);

const isOtherUnit = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && unitKey(one) !== unitKey(other);
