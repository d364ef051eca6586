export { demoAccounts } from './people';
export { seedDemo } from './seed-demo';
