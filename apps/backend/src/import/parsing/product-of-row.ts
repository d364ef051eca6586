import { ALLERGENS, parseGtin, parseProductNumber } from '@gastroshop/domain/product';
import { countCell, dayCell, omitEmpty, flagCell, listCell, numberCell } from './cells';
import type { ColumnsByPath } from './column-of';
import type { CsvRow } from './csv-rows';

/** Columns of articles as CSV. What has no column here needs JSON Lines. */
export const PRODUCT_COLUMNS: ReadonlySet<string> = new Set([
  'sku',
  'crossTenantProductId',
  'name',
  'nameEnglish',
  'shortDescription',
  'description',
  'ingredients',
  'storageNote',
  'brand',
  'categoryIds',
  'categoryNames',
  'categoryNamesEnglish',
  'supplierId',
  'supplierName',
  'status',
  'listedOn',
  'unitName',
  'unitAbbreviation',
  'gtins',
  'packName',
  'packAbbreviation',
  'packRatio',
  'packGtins',
  'minSaleQuantity',
  'contentQuantity',
  'contentUnit',
  'baseQuantity',
  'baseUnit',
  'vatPercent',
  'vatFrom',
  'allergens',
  'attributes',
  'alcohol',
  'pricedBy',
  'estimatedQuantity',
  'depositAmount',
  'depositContainers',
  'depositKind',
  'thumbnailUrl',
  'isPromotedForCart',
]);

/** Columns of fields that are called otherwise. */
export const PRODUCT_FIELDS: ColumnsByPath = {
  english: 'nameEnglish',
  categories: 'categoryIds',
  'categories.name': 'categoryNames',
  'categories.name.en-GB': 'categoryNamesEnglish',
  supplier: 'supplierId',
  'supplier.name': 'supplierName',
  units: 'unitName',
  'units.0.abbreviation': 'unitAbbreviation',
  'units.0.gtins': 'gtins',
  'units.1': 'packName',
  'units.1.abbreviation': 'packAbbreviation',
  'units.1.ratio': 'packRatio',
  'units.1.gtins': 'packGtins',
  netFillingQuantity: 'contentQuantity',
  'netFillingQuantity.unit': 'contentUnit',
  basePrice: 'contentQuantity',
  'basePrice.unit': 'contentUnit',
  'basePrice.refQuantity': 'baseQuantity',
  'basePrice.refUnit': 'baseUnit',
  vat: 'vatPercent',
  'vat.0.validFrom': 'vatFrom',
  allergenInfoCodes: 'allergens',
  weighed: 'pricedBy',
  'weighed.estimatedQuantityPerStorageUnit': 'estimatedQuantity',
  deposit: 'depositAmount',
  'deposit.containersPerStorageUnit': 'depositContainers',
  'deposit.kind': 'depositKind',
};

/** Where the file says that nothing is contained. */
const NONE = '-';
const UNKNOWN_SINCE = '1970-01-01';

const allergenCodes = (cell: string | undefined): string | undefined => {
  if (cell === undefined) return undefined;
  const letters: readonly string[] = cell === NONE ? [] : (cell.toUpperCase().match(/[^\s,;]/gu) ?? []);
  // A letter that is none makes a text that the shape refuses.
  if (letters.some((letter) => !ALLERGENS.some((allergen) => allergen.letter === letter))) return cell;
  return ALLERGENS.map(({ letter }) => (letters.includes(letter) ? 'J' : 'N')).join('');
};

/** GTINs in one cell, without the gaps and formulas that spreadsheets put in; what is none stays, so that the shape names it. */
const gtinsOf = (row: CsvRow, name: string): readonly string[] =>
  listCell(row, name, ',').map((cell) =>
    parseGtin(cell) === undefined ? (parseProductNumber(cell)?.gtin ?? cell) : cell,
  );

const categoriesOf = (row: CsvRow) => {
  const names = listCell(row, 'categoryNames', '>');
  const english = listCell(row, 'categoryNamesEnglish', '>');
  return listCell(row, 'categoryIds', '>').map((id, position) => ({
    id,
    name: omitEmpty({ 'de-AT': names[position], 'en-GB': english[position] }) ?? {},
  }));
};

const unitsOf = (row: CsvRow) => {
  const ratio = numberCell(row, 'packRatio');
  return [
    {
      name: row['unitName'] ?? 'Stück',
      abbreviation: row['unitAbbreviation'] ?? 'Stk',
      ratio: '1',
      isDefault: true,
      isVisible: true,
      isStorageUnit: true,
      gtins: gtinsOf(row, 'gtins'),
    },
    ...(ratio === undefined
      ? []
      : [
          {
            name: row['packName'] ?? 'Karton',
            abbreviation: row['packAbbreviation'] ?? 'Ktn',
            ratio,
            isDefault: false,
            isVisible: true,
            isStorageUnit: false,
            gtins: gtinsOf(row, 'packGtins'),
          },
        ]),
  ];
};

const contentOf = (row: CsvRow) => {
  const quantity = numberCell(row, 'contentQuantity');
  const unit = row['contentUnit'];
  const reference = row['baseUnit'];
  if (quantity === undefined || unit === undefined) return {};
  return {
    netFillingQuantity: { quantity, unit },
    ...(reference !== undefined && {
      basePrice: { quantity, unit, refQuantity: numberCell(row, 'baseQuantity') ?? '1', refUnit: reference },
    }),
  };
};

const depositOf = (row: CsvRow) => {
  const amount = numberCell(row, 'depositAmount');
  return amount === undefined
    ? undefined
    : {
        amountString: amount,
        containersPerStorageUnit: numberCell(row, 'depositContainers') ?? '1',
        kind: row['depositKind'] ?? 'SINGLE_USE',
      };
};

/** A row of articles as the JSON line it stands for. */
export const productOfRow = (row: CsvRow): unknown => {
  const rate = numberCell(row, 'vatPercent');
  const pricedBy = row['pricedBy'];
  const english = row['nameEnglish'];
  return omitEmpty({
    sku: row['sku'],
    crossTenantProductId: row['crossTenantProductId'],
    name: row['name'],
    shortDescription: row['shortDescription'],
    description: row['description'],
    ingredients: row['ingredients'],
    storageNote: row['storageNote'],
    english: english === undefined ? undefined : { name: english },
    categories: categoriesOf(row),
    supplier: omitEmpty({ id: row['supplierId'], name: row['supplierName'] ?? row['supplierId'] }),
    brand: row['brand'],
    status: row['status'],
    listedOn: dayCell(row, 'listedOn'),
    units: unitsOf(row),
    minSaleQuantity: countCell(row, 'minSaleQuantity'),
    attributes: listCell(row, 'attributes', ',').map((attribute) => ({ key: attribute })),
    ...contentOf(row),
    vat:
      rate === undefined
        ? undefined
        : [{ ratePercent: rate, validFrom: dayCell(row, 'vatFrom') ?? UNKNOWN_SINCE }],
    allergenInfoCodes: allergenCodes(row['allergens']),
    alcohol: numberCell(row, 'alcohol'),
    weighed:
      pricedBy === undefined
        ? undefined
        : { pricedBy, estimatedQuantityPerStorageUnit: numberCell(row, 'estimatedQuantity') ?? '1' },
    deposit: depositOf(row),
    thumbnailUrl: row['thumbnailUrl'],
    isPromotedForCart: flagCell(row, 'isPromotedForCart') ? true : undefined,
  });
};
