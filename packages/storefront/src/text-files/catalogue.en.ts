// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextRoom } from '@gastroshop/i18n/texts';
import storefrontCatalogue from '../catalogue/texts/storefront-catalogue.en.json';
import storefrontCompletion from '../catalogue/texts/storefront-completion.en.json';
import storefrontFilter from '../catalogue/texts/storefront-filter.en.json';
import storefrontHeaderSearch from '../catalogue/texts/storefront-header-search.en.json';
import storefrontNothingFound from '../catalogue/texts/storefront-nothing-found.en.json';
import storefrontSearchHints from '../catalogue/texts/storefront-search-hints.en.json';

const room: TextRoom = {
  'storefront-catalogue': storefrontCatalogue,
  'storefront-completion': storefrontCompletion,
  'storefront-filter': storefrontFilter,
  'storefront-header-search': storefrontHeaderSearch,
  'storefront-nothing-found': storefrontNothingFound,
  'storefront-search-hints': storefrontSearchHints,
};

export default room;
