import { propertySeed, vitestConfig } from '@gastroshop/config/vitest';

export default vitestConfig(
  {
    environment: 'happy-dom',
    setupFiles: [propertySeed, 'src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
  // They keep things in the browser's databases, which are one for all of a process, or close these for good.
  [
    'src/catalogue/use-seen-completion.test.tsx',
    'src/checkout/lines/use-added-items.test.tsx',
    'src/database/count-pending-elsewhere.test.ts',
    'src/offline/offline.test.tsx',
    'src/product/amounts-left-behind.test.tsx',
    'src/session/sign-out.test.ts',
    'src/testing/session-lost.test.tsx',
  ],
);
