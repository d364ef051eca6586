import type { TFunction } from 'i18next';
import type { PadLine } from './pad-line';

/** Whether a row is open for nothing but its amount: article and unit stand in their columns. */
export const asksAmount = ({
  state,
  verdict,
  amountUnusable,
}: Pick<PadLine, 'state' | 'verdict' | 'amountUnusable'>): boolean =>
  state === 'OPEN' &&
  verdict?.product !== undefined &&
  (verdict.outcome === 'AMOUNT_INVALID' || (amountUnusable && verdict.outcome !== 'UNIT_UNKNOWN'));

/** Whether a row asks with answers to choose from. */
export const hasChoices = (line: Pick<PadLine, 'state' | 'verdict' | 'amountUnusable'>): boolean =>
  line.state === 'OPEN' && !asksAmount(line);

/** Whether the article field shows the whole line as it was written: there is no better place for its words. */
export const showsWholeText = (line: PadLine): boolean =>
  hasChoices(line) &&
  line.row.text !== undefined &&
  !/[\t;]/.test(line.row.text) &&
  !(line.row.own ?? []).includes('article');

/** The question of an open row, as short as its place: "3 Ktn Obers: welches?". */
export const lineQuestion = (
  { row, fields, verdict }: Pick<PadLine, 'row' | 'fields' | 'verdict'>,
  t: TFunction<'order-pad'>,
): string => {
  const amount = fields.amount.trim();
  const unit = fields.unit.trim();
  const count = unit === '' ? (amount === '' ? '' : `${amount} ×`) : `${amount} ${unit}`.trim();
  const product = fields.article.trim();
  switch (verdict?.outcome) {
    case 'SEVERAL_ARTICLES': {
      // The name that stands beside a number is one of the answers.
      const beside = row.hint === undefined ? '' : t('quoted', { text: row.hint });
      return t('whichOne', { wish: `${count} ${product} ${beside}`.trim() });
    }
    case 'ARTICLE_UNKNOWN':
      return t(/^\S*\d\S*(?: \d+)*$/.test(product) ? 'unknownNumber' : 'unknownName', {
        wish: count.replace(/ ×$/, ''),
      });
    case 'UNIT_UNKNOWN':
      return t('unknownUnit', { amount, unit });
    case 'ARTICLE_NOT_AVAILABLE':
      return t('notAvailable', { wish: `${count} ${product}`.trim() });
    default:
      return t('whichOne', { wish: `${count} ${product}`.trim() });
  }
};
