// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextRoom } from '@gastroshop/i18n/texts';
import storefrontCatalogue from '../catalogue/texts/storefront-catalogue.de.json';
import storefrontCompletion from '../catalogue/texts/storefront-completion.de.json';
import storefrontFilter from '../catalogue/texts/storefront-filter.de.json';
import storefrontHeaderSearch from '../catalogue/texts/storefront-header-search.de.json';
import storefrontNothingFound from '../catalogue/texts/storefront-nothing-found.de.json';
import storefrontSearchHints from '../catalogue/texts/storefront-search-hints.de.json';

const room: TextRoom = {
  'storefront-catalogue': storefrontCatalogue,
  'storefront-completion': storefrontCompletion,
  'storefront-filter': storefrontFilter,
  'storefront-header-search': storefrontHeaderSearch,
  'storefront-nothing-found': storefrontNothingFound,
  'storefront-search-hints': storefrontSearchHints,
};

export default room;
