import { propertySeed, vitestConfig } from '@gastroshop/config/vitest';

export default vitestConfig(
  {
    environment: 'happy-dom',
    setupFiles: [propertySeed, 'src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
  // They keep things in the browser's databases, which are one for all of a process.
  [
    'src/features/inventory/count/count-store.test.ts',
    'src/features/inventory/count/send-counts.test.tsx',
    'src/features/inventory/inventory-view.test.tsx',
    'src/features/order-pad/order-pad-view.test.tsx',
    'src/features/order-pad/rows/kept-pad.test.ts',
  ],
);
