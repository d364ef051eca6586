import type { StorybookConfig } from '@storybook/react-vite';
import { quietDirectives } from '../scripts/quiet-directives.js';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../../cms/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      conditions: ['@gastroshop/source', 'module', 'browser', 'development|production'],
    },
    build: { ...vite.build, chunkSizeWarningLimit: 4000, rolldownOptions: { onLog: quietDirectives } },
  }),
};

export default config;
