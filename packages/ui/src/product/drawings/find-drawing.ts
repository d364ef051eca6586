import type { DrawingName } from './drawing-name';
import { drawingKeywords } from './drawing-keywords';
import { FAMILY_DRAWINGS, type ProductFamily } from './product-family';

/**
 * The drawing that fits an article by its German name, else the one of its family. What a name ends in says more than
 * what it begins with: apple juice is a juice, butter pretzels are pretzels.
 *
 * @example findDrawing('Champignons weiß 3 kg', 'veg') // 'white-mushroom'
 */
export const findDrawing = (name: string, family: ProductFamily): DrawingName => {
  const text = name.toLowerCase().replaceAll('ß', 'ss');
  return drawingKeywords.find(([, words]) => words.test(text))?.[0] ?? FAMILY_DRAWINGS[family];
};
