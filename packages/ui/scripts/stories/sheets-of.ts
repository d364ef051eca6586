import type { StoryShots } from './story-screenshots';

/** A sheet that is not higher can be looked at without shrinking it further. */
const SHEET_HEIGHT = 1500;

/** Pictures in the order given, as many to a sheet as fit at the scale they are shown in. */
export const sheetsOf = (all: readonly StoryShots[], scale: number): readonly (readonly StoryShots[])[] => {
  const sheets: StoryShots[][] = [];
  let room = 0;
  for (const shots of all) {
    const height = shots.height * scale + 36;
    if (height > room || sheets.length === 0) {
      sheets.push([]);
      room = SHEET_HEIGHT;
    }
    sheets.at(-1)?.push(shots);
    room -= height;
  }
  return sheets;
};
