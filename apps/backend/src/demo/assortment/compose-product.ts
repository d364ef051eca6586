import type { ProductDetails, SalesCondition } from '@gastroshop/api-contract';
import { keyOfImage, LAYOUTS, type ProductPicture } from '../../pictures';
import { randomOf, type Random } from '../random';
import { allergenCodes } from './allergen-codes';
import { detailsOf } from './product-details';
import { textsOf } from './product-texts';
import { attributesOf } from './attributes';
import { pathOfShelf, VIRTUAL } from './categories';
import { austrianRegion } from './countries';
import { depositOf } from './deposit';
import type { Draft } from './draft';
import { calculatedPrice } from './list-price';
import type { MasterProduct } from './master-product';
import { baseUnitOf, contentOf } from './pack';
import { supplierOf } from './suppliers';
import { unitsOf } from './units';
import { VAT_RATES } from './vat-rates';

/** Share of articles without brand data sheets, of which allergens are not known. */
const UNKNOWN_ALLERGENS = 0.05;
const MAY_LACK_DATA = /^(?:3[234]|4)/;
const HERE = 0.3;
const NO_PACKAGING_DATA = 0.06;
/** A weighed piece weighs so much less or more than expected. */
const WEIGHT_RANGE = 0.12;

const salesConditionsOf = (draft: Draft, isRegional: boolean, random: Random): SalesCondition[] => [
  ...(isRegional ? [{ key: 'REGIONAL', displayName: 'Regional' }] : []),
  ...(draft.traits.vat === 'PRODUCER' && draft.traits.wine !== undefined
    ? [{ key: 'AB_HOF', displayName: 'Ab-Hof-Verkauf' }]
    : []),
  ...(random.chance(0.03) ? [{ key: 'SAISON', displayName: 'Saisonware' }] : []),
  ...(random.chance(0.02) ? [{ key: 'ABVERKAUF', displayName: 'Abverkauf' }] : []),
];

const weighedOf = ({ pack }: Draft) => {
  if (pack.weighed === undefined) return {};
  if (pack.weighed === 'LOOSE') return { weighed: { pricedBy: 'kg', estimatedQuantityPerStorageUnit: '1' } };
  const about = (share: number): string => String(Number((pack.quantity * share).toFixed(2)));
  return {
    weighed: {
      pricedBy: 'kg',
      estimatedQuantityPerStorageUnit: String(pack.quantity),
      minimum: about(1 - WEIGHT_RANGE),
      maximum: about(1 + WEIGHT_RANGE),
    },
  };
};

const packagingOf = (draft: Draft, random: Random): ProductDetails['packaging'] => {
  const deposit = depositOf(draft);
  if (deposit !== undefined) return deposit.kind === 'MULTI_USE' ? 'MULTI_USE_DEPOSIT' : 'SINGLE_USE_DEPOSIT';
  if (draft.pack.container.abbreviation === 'Kiste' && draft.traits.keep === 'FRESH') return 'MULTI_USE';
  return random.chance(NO_PACKAGING_DATA) ? 'NO_DATA' : draft.traits.packaging;
};

const minimumOf = (draft: Draft, price: number, random: Random): number => {
  const { perCarton, weighed } = draft.pack;
  if (weighed !== undefined || perCarton === undefined) return 0;
  if (price < 0.6) return perCarton;
  return random.chance(0.05) ? Math.min(perCarton, random.int(2, 6)) : 0;
};

const plantsAndRegions = (draft: Draft, isRegional: boolean): readonly string[] => [
  ...(isRegional ? [VIRTUAL.regional] : []),
  ...(draft.traits.diet === undefined ? [] : [VIRTUAL.plants]),
  ...(draft.isOrganic ? [VIRTUAL.organic] : []),
];

/** Writes an article out: everything the branches share. */
export const composeProduct = (draft: Draft, index: number, year: number): MasterProduct => {
  const { traits, pack, kind, shelf } = draft;
  const seed = `${shelf.id} ${kind.words[0]} ${draft.variant.words[0]} ${draft.brand} ${pack.text} ${draft.isOrganic}`;
  const random = randomOf(seed);
  const country = random.pick(traits.countries);
  const region = country === 'AT' && traits.origin !== undefined ? austrianRegion(random.pick) : undefined;
  const picture: ProductPicture = { drawing: kind.drawing, tint: traits.tint, layout: random.pick(LAYOUTS) };
  const imagePath = `/media/${keyOfImage(picture)}`;
  const allergens =
    MAY_LACK_DATA.test(shelf.id) &&
    traits.diet === undefined &&
    !traits.marks.includes('Msc') &&
    random.chance(UNKNOWN_ALLERGENS)
      ? undefined
      : allergenCodes(traits.allergens);
  const price = calculatedPrice(draft);
  const isRegional = country === 'AT' && traits.keep === 'FRESH' && random.chance(HERE);
  const packaging = packagingOf(draft, random);
  const deposit = depositOf(draft);
  const unit = baseUnitOf(pack);
  const content = String(contentOf(pack));
  const units = unitsOf(pack, index + 1, { price, isProduce: shelf.id.startsWith('15'), random });
  return {
    index,
    draft,
    crossTenantId: `G${String(200_000 + index * 7)}`,
    texts: textsOf(draft, { year, country, region }),
    details: detailsOf({ draft, seed, year, country, region, allergens, packaging, imagePath }),
    picture,
    country,
    categoryIds: [...pathOfShelf(shelf.id), ...plantsAndRegions(draft, isRegional)],
    supplierId: supplierOf(draft.brand, shelf.id).id,
    price,
    doc: {
      categoryId: shelf.id,
      thumbnailUrl: imagePath,
      images: [{ thumbnailPath: imagePath, mediumPath: imagePath, bigPath: imagePath, is3d: false }],
      attributes: attributesOf(
        allergens === undefined ? { ...draft, traits: { ...traits, allergens: undefined } } : draft,
        country,
        random,
      ),
      minSaleQuantity: minimumOf(draft, price, random),
      salesConditions: salesConditionsOf(draft, isRegional, random),
      units,
      netFillingQuantity: { quantity: content, unit },
      basePrice: { quantity: content, unit, refQuantity: '1', refUnit: unit },
      ...(allergens !== undefined && { allergenInfoCodes: allergens }),
      isAvailableForEssence: !traits.hazardous || random.chance(0.9),
      ...(traits.alcohol !== undefined && { alcohol: String(traits.alcohol) }),
      supplierId: supplierOf(draft.brand, shelf.id).id,
      vat: [...VAT_RATES[traits.vat]],
      ...(deposit !== undefined && { deposit }),
      ...weighedOf(draft),
    },
  };
};
