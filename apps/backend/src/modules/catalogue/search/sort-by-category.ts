import { NO_PLACE, type Snapshot } from '../snapshot';

/**
 * Puts articles in the order of the tree of categories; within one they stay in the order given, those of none come last.
 */
export const sortByCategory = (
  { categoryPlaces }: Pick<Snapshot, 'categoryPlaces'>,
  positions: readonly number[],
  isDescending: boolean,
): readonly number[] => {
  const groups = new Map<number, number[]>();
  for (const position of positions) {
    const place = categoryPlaces[position] ?? NO_PLACE;
    const group = groups.get(place);
    if (group === undefined) groups.set(place, [position]);
    else group.push(position);
  }
  const places = [...groups.keys()].filter((place) => place !== NO_PLACE);
  places.sort((one, other) => (isDescending ? other - one : one - other));
  return [...places, NO_PLACE].flatMap((place) => groups.get(place) ?? []);
};
