import { vitestConfig } from '@gastroshop/config/vitest';

export default vitestConfig({
  environment: 'happy-dom',
  setupFiles: ['src/testing/setup.ts'],
  css: { modules: { classNameStrategy: 'non-scoped' } },
});
