import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';
import { quietDirectives } from '@gastroshop/config/ignore-directive-warnings';
import { PUBLISHED_FORM } from '@gastroshop/config/published-form';

/** The published form leaves addresses of files to the bundler of the app; here Storybook is that bundler. */
const withoutPublishedForm = (plugins: PluginOption[] | undefined): PluginOption[] =>
  (plugins ?? []).filter(
    (plugin) =>
      !(typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === PUBLISHED_FORM),
  );

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./start.mdx', '../src/**/*.stories.tsx', '../../cms/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: withoutPublishedForm(vite.plugins),
    resolve: {
      ...vite.resolve,
      conditions: ['@gastroshop/source', 'module', 'browser', 'development|production'],
    },
    build: { ...vite.build, chunkSizeWarningLimit: 4000, rolldownOptions: { onLog: quietDirectives } },
  }),
};

export default config;
