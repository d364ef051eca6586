import { allergenDeclaration, type AllergenState } from '@gastroshop/domain/product';
import type { SheetWords } from './sheet-frame';

/**
 * What is known about allergens, as a printed list says it: letters only for what is contained, traces apart, and what
 * nobody knows named as such, never as free of it. Where nothing is known one sentence says so.
 */
export const allergenLines = (codes: string | undefined, words: SheetWords): readonly string[] => {
  const declared = allergenDeclaration(codes);
  if (declared.every(({ state }) => state === 'UNKNOWN')) return [words('allergensNotStated')];
  const inState = (wanted: AllergenState) => declared.filter(({ state }) => state === wanted);
  const contained = inState('CONTAINED').map(({ allergen, letter }) => `${letter} ${words(allergen)}`);
  const names = (state: AllergenState) =>
    inState(state)
      .map(({ allergen }) => words(allergen))
      .join(', ');
  const [traces, unknown] = [names('TRACES'), names('UNKNOWN')];
  return [
    ...(contained.length > 0 ? [words('contains', { list: contained.join(', ') })] : []),
    ...(contained.length === 0 && unknown === '' ? [words('containsNone')] : []),
    ...(traces === '' ? [] : [words('traces', { list: traces })]),
    ...(unknown === '' ? [] : [words('allergensUnknown', { list: unknown })]),
  ];
};
