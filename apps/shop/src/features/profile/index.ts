export { ProfileScreen as ProfilePage } from '@gastroshop/storefront/profile';
