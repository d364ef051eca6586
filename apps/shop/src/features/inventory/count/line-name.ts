import type { Translate } from '@gastroshop/i18n';
import type { countTexts } from './count-texts';
import type { CountLine } from './stock-count';

/** What a line is called. */
export const lineName = (line: CountLine, t: Translate<(typeof countTexts)['texts']['de-AT']>): string =>
  line.kind === 'CODE' ? t('code', { code: line.code }) : line.name;
