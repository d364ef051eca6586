export { AccountMenu } from '@gastroshop/app-shell/layout';
