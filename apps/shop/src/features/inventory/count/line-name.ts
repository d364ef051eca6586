import type { StockCountTexts } from '../../../i18next-resources';
import type { Translate } from '@gastroshop/i18n';
import type { CountLine } from './inventory-count';

/** What a line is called. */
export const lineName = (line: CountLine, t: Translate<StockCountTexts>): string =>
  line.kind === 'CODE' ? t('code', { code: line.code }) : line.name;
