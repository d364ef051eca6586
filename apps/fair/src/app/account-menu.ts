export { AccountMenu } from '@gastroshop/app-shell/frame';
