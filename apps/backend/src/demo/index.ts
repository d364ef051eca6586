export { groupAssortment } from './assortment';
export { demoAccounts } from './people';
export { seedDemo } from './seed-demo';
