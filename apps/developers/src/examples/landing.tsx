import {
  CartBadge,
  createShop,
  GastroshopProvider,
  type GastroshopProviderProps as Look,
  ProductTeaser,
  SearchBox,
} from '@gastroshop/storefront';

const shop = createShop({ tenant: 'AZ', locale: 'en-GB' });

export const Landing = (look: Pick<Look, 'theme' | 'forceScheme'>) => (
  <GastroshopProvider shop={shop} {...look}>
    <CartBadge />
    <ProductTeaser skus={['123672', '129629']} />
    <SearchBox />
  </GastroshopProvider>
);
