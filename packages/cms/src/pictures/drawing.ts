import { later } from '../later';

/** A drawing in place of a picture. Where pictures are, the words that find drawings are not loaded. */
export const Drawing = later(async () => (await import('./found-drawing')).FoundDrawing);
