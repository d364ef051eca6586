import { ALLERGENS, allergenDeclaration } from '@gastroshop/domain/product';

/**
 * The code string of letters: "AG/H" is gluten and milk contained, traces of nuts.
 *
 * @returns undefined where nobody knows
 */
export const allergenCodes = (letters: string | undefined): string | undefined => {
  if (letters === undefined) return undefined;
  const [contained = '', traces = ''] = letters.split('/');
  return ALLERGENS.map(({ letter }) =>
    contained.includes(letter) ? 'J' : traces.includes(letter) ? 'S' : 'N',
  ).join('');
};

/** Positions of what is contained, and of traces, as the search keeps them; undefined where nobody knows. */
export const allergenPositions = (
  codes: string | undefined,
  state: 'CONTAINED' | 'TRACES',
): readonly number[] | undefined =>
  codes === undefined
    ? undefined
    : allergenDeclaration(codes).flatMap((declared, position) =>
        declared.state === state ? [position] : [],
      );
