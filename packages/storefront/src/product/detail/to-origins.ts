import type { ProductDetails } from '@gastroshop/api-contract';
import { originsByIngredient } from '@gastroshop/domain/product';
import type { Locale } from '@gastroshop/i18n';
import type { OriginData } from '@gastroshop/ui/product';
import { countryName } from './country-name';

/** Where the ingredients of an article come from, egg, milk and meat first (PRD-11), countries by their name. */
export const toOrigins = (
  { ingredientOrigins }: Pick<ProductDetails, 'ingredientOrigins'>,
  locale: Locale,
): readonly OriginData[] =>
  originsByIngredient(ingredientOrigins).flatMap(({ ingredient, origins }) =>
    origins.map(({ countryOfOrigin: country, regionOfOrigin: region, additionalInformation: more }) => ({
      ingredient,
      ...(country !== undefined && { country: countryName(country, locale) }),
      ...(region !== undefined && { region }),
      ...(more !== undefined && { more }),
    })),
  );
