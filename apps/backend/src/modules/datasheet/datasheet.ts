import type { IngredientOrigin, Unit } from '@gastroshop/api-contract';
import { displayedProductId } from '@gastroshop/domain/product';
import { offeredUnits } from '@gastroshop/domain/quantity';
import { formatNumber } from '@gastroshop/i18n';
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { DocumentLayout } from '../../papers';
import { allergenLines } from './allergen-lines';
import { attributeNames } from './attribute-names';
import { nutrientSection } from './nutrient-section';
import type { SheetProduct } from './sheet-product';
import {
  factTable,
  section,
  sheetFrame,
  textSection,
  wordsIn,
  type SheetReader,
  type SheetWords,
} from './sheet-frame';
import { wineSection } from './wine-section';

/** The units an article is ordered in; where none has a GTIN there is no column for them. */
const unitContent = (units: readonly Unit[], words: SheetWords): Content => {
  const offered = offeredUnits(units);
  const hasGtins = offered.some(({ gtins = [] }) => gtins.length > 0);
  return {
    table: {
      headerRows: 1,
      // All the page has; a name of one long word is broken.
      widths: hasGtins ? [233, 100, 150] : [399, 100],
      body: [
        [
          { text: words('unit'), bold: true },
          { text: words('unitContent'), bold: true, alignment: 'right' },
          ...(hasGtins ? [{ text: words('gtin'), bold: true, alignment: 'right' as const }] : []),
        ],
        ...offered.map(({ name, ratio, gtins = [] }): TableCell[] => [
          { text: name },
          { text: formatNumber(ratio), alignment: 'right' },
          ...(hasGtins ? [{ text: gtins.join('\n'), alignment: 'right' as const }] : []),
        ]),
      ],
    },
    layout: 'lightHorizontalLines',
  };
};

const unitRows = (units: readonly Unit[]): number =>
  offeredUnits(units).reduce((rows, { gtins = [] }) => rows + Math.max(1, gtins.length), 1);

/** A country by its code in the reader's language; anything else as it stands. */
const countryName = (country: string, locale: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country)
    : country;

const originText = (origin: IngredientOrigin, words: SheetWords, locale: string): string => {
  const { ingredient, countryOfOrigin, regionOfOrigin, additionalInformation } = origin;
  const country = countryOfOrigin === undefined ? undefined : countryName(countryOfOrigin, locale);
  const places = [country, regionOfOrigin, additionalInformation].filter((part) => part !== undefined);
  return `${words(`origin${ingredient}`)}: ${places.length === 0 ? words('NO_DATA') : places.join(', ')}`;
};

/** The datasheet of an article; it holds no price. */
export const datasheet = (
  { product, details, brand, supplier }: SheetProduct,
  buyer: SheetReader,
  showsCrossTenantId: boolean,
): DocumentLayout => {
  const words = wordsIn(buyer.locale);
  const { name, netFillingQuantity: filling, alcohol } = product;
  const { allergenInformation, nutrientTables, ingredientOrigins, wineAttributes } = details;
  const codes = allergenInformation?.codes ?? product.allergenInfoCodes;
  const allergens = [
    ...allergenLines(codes, words),
    ...(allergenInformation?.note === undefined ? [] : [allergenInformation.note]),
  ];
  return sheetFrame(buyer, words('datasheet'), product.productDisplayName ?? name, [
    factTable([
      [words('articleNumber'), displayedProductId(product, showsCrossTenantId)],
      [words('brand'), brand],
      [words('category'), product.resolvedCategory?.name],
      [words('supplier'), supplier],
      [
        words('content'),
        filling === undefined ? undefined : `${formatNumber(filling.quantity)} ${filling.unit}`,
      ],
      [words('minimum'), product.minSaleQuantity < 1 ? undefined : formatNumber(product.minSaleQuantity)],
      [
        words('alcohol'),
        alcohol === undefined ? undefined : words('alcoholPercent', { percent: formatNumber(alcohol) }),
      ],
      [words('attributes'), attributeNames(product.attributes, buyer.locale).join(', ')],
      [words('packaging'), words(details.packaging)],
    ]),
    ...section(words('units'), unitContent(product.units, words), unitRows(product.units)),
    ...textSection(words('description'), product.description ?? product.shortDescription),
    ...textSection(words('regulated'), details.regulatedDescription),
    ...textSection(words('consumer'), details.consumerRegulatedInformation),
    ...textSection(words('ingredients'), product.ingredients),
    ...textSection(words('allergens'), allergens.join('\n')),
    ...nutrientSection(nutrientTables, words),
    ...textSection(
      words('origin'),
      ingredientOrigins.map((origin) => originText(origin, words, buyer.locale)).join('\n'),
    ),
    ...textSection(words('storage'), product.storageNote),
    ...textSection(words('usage'), details.usageNote),
    ...wineSection(wineAttributes, words),
  ]);
};
