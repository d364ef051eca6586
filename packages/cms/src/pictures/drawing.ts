import { lazyBlock } from '../later';

/** A drawing in place of a picture. Where pictures are, the words that find drawings are not loaded. */
export const Drawing = lazyBlock(async () => (await import('./keyword-drawing')).FoundDrawing);
