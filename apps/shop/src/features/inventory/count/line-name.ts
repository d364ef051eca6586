import type { TFunction } from 'i18next';
import type { CountLine } from './inventory-count';

/** What a line is called. */
export const lineName = (line: CountLine, t: TFunction<'stock-count'>): string =>
  line.kind === 'CODE' ? t('code', { code: line.code }) : line.name;
