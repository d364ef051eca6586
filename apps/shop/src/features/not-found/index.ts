export { NotFound as NotFoundScreen } from '@gastroshop/storefront/content';
