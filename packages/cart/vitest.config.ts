import { propertySeed, vitestConfig } from '@gastroshop/config/vitest';

export default vitestConfig(
  { environment: 'happy-dom', setupFiles: [propertySeed, 'src/testing/setup.ts'] },
  [
    // They keep things in the browser's databases, which are one for all of a process.
    'src/outbox/indexeddb-outbox.test.ts',
    'src/outbox/write-ahead.test.ts',
    'src/store/create-cart.test.ts',
    'src/tabs/cart-tabs.test.ts',
  ],
);
