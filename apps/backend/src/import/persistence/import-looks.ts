import type { TenantCode } from '@gastroshop/identity';
import { brandPalette } from '@gastroshop/ui/theme-data';
import type { Look } from '../../db';
import { lookLine, type LookLine } from '../schemas/look-line';
import type { Importer } from './importer';
import { rejected, type LineOutcome } from './line-outcome';
import { mergeRows } from './merge-rows';

const LOOKS = {
  table: 'look',
  columns: { key: 'text', doc: 'jsonb' },
  key: ['key'],
} as const;

const BATCH = 50;

/** A look as it is stored: with all its shades, whichever way the line says them; undefined where they cannot be made. */
const lookOf = ({
  shortName,
  wordmark = [{ text: shortName }],
  brandColor,
  shades,
  darkTints,
  markPath,
  mark = markPath === undefined ? undefined : [{ path: markPath }],
}: LookLine): Look | undefined => {
  const computed = brandColor === undefined ? undefined : brandPalette(brandColor);
  const palette =
    shades !== undefined && darkTints !== undefined
      ? { brand: shades, dark: darkTints }
      : computed !== undefined && 'palette' in computed
        ? computed.palette
        : undefined;
  return palette && mark && { shortName, wordmark, shades: palette.brand, darkTints: palette.dark, mark };
};

/**
 * Looks that tenants name as their theme. Whoever names one that is changed is in the new look with the next page.
 *
 * @param tenant who sends the file; looks are shared, so that only files of the whole group (undefined) bring any
 */
export const lookImporter = ({
  tenant,
}: {
  readonly tenant?: TenantCode | undefined;
}): Importer<LookLine> => ({
  shape: lookLine,
  batch: BATCH,
  keyOf: ({ look }) => look,
  keyOfRefused: (value) => (typeof value['look'] === 'string' ? value['look'].trim() : undefined),
  store: async (queries, lines) => {
    if (tenant !== undefined)
      return lines.map(() => rejected('look: is said in a file of the whole group alone'));
    const rows = lines.flatMap((line) => {
      const doc = lookOf(line);
      return doc === undefined ? [] : [{ key: line.look, doc }];
    });
    const written = await mergeRows(queries, LOOKS, rows);
    const fates = new Map(
      written.map(({ key = '', isNew }): [string, LineOutcome] => [key, isNew ? 'NEW' : 'CHANGED']),
    );
    return lines.map(({ look }) => fates.get(look) ?? 'UNCHANGED');
  },
});
