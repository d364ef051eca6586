import { type Remarks, REMARKS } from '@gastroshop/domain/cart';
import { REMARK_LIMITS } from './remark-limits';

const BETWEEN = '; ';

/** The beginning of a text, never cut within a character. */
const upTo = (text: string, length: number): string =>
  text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/\p{Surrogate}$/u, '')
        .trimEnd();

/**
 * What several lines that become one say of it: each text once, one after the other, as long as there is room. What none
 * of them says is left out, so that it stays as it is.
 *
 * @example joinRemarks([{ note: 'reif' }, { note: 'klein', costCentre: 'Bar' }]) // { note: 'reif; klein', costCentre: 'Bar' }
 */
export const joinRemarks = (all: readonly Remarks[]): Remarks =>
  Object.fromEntries(
    REMARKS.flatMap((remark) => {
      const texts = all.flatMap((remarks) => (remarks[remark] ?? '').split(BETWEEN));
      const joined = [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))].join(
        BETWEEN,
      );
      return joined === '' ? [] : [[remark, upTo(joined, REMARK_LIMITS[remark])] as const];
    }),
  );
