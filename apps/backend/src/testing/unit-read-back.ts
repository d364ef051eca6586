import { unitMeant } from '@gastroshop/domain/quantity';

/**
 * The unit that something read back means, of those there are: papers and workbooks say it in the language of their reader.
 *
 * @param written as it stands there; undefined where none does
 */
export const unitReadBack = (units: readonly string[], written: string | undefined): string | undefined =>
  unitMeant(
    units.map((abbreviation) => ({ name: abbreviation, abbreviation })),
    written ?? '',
  )?.abbreviation;
