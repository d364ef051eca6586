/** A line of the long text of a datasheet. */
export const lineOfText = (place: number): string => `Zeile ${place}: Öl & Essig.`;
