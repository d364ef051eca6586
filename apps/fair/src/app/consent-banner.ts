export { ConsentBanner } from '@gastroshop/app-shell/session';
