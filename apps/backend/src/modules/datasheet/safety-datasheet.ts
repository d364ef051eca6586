import type { DocumentLayout } from '../../papers';
import type { SheetProduct } from './sheet-product';
import { factTable, section, sheetFrame, textSection, wordsIn, type SheetReader } from './sheet-frame';

/**
 * What the branch knows about the dangers of an article, numbered like the sections of a safety data sheet. Where
 * nothing is known it says so: nothing about a danger is ever made up.
 */
export const safetyDatasheet = (
  { product, details, brand, supplier }: SheetProduct,
  buyer: SheetReader,
): DocumentLayout => {
  const words = wordsIn(buyer.locale);
  const known = (...texts: readonly (string | undefined)[]): string => {
    const stated = texts.filter((text) => text !== undefined && text !== '').join('\n');
    return stated === '' ? words('notStated') : stated;
  };
  return sheetFrame(buyer, words('safetyDatasheet'), product.productDisplayName ?? product.name, [
    { text: words('safetyScope'), style: 'small' },
    ...section(
      words('identification'),
      factTable([
        [words('articleNumber'), product.sku],
        [words('brand'), brand],
        [words('supplier'), supplier],
      ]),
    ),
    ...textSection(
      words('hazards'),
      known(details.regulatedDescription, details.consumerRegulatedInformation),
    ),
    ...textSection(words('composition'), known(product.ingredients)),
    ...textSection(words('handling'), known(details.usageNote, product.storageNote)),
  ]);
};
