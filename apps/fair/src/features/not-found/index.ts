export { NotFound as NotFoundPage } from '@gastroshop/storefront/content';
