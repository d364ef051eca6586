import { readdirSync } from 'node:fs';
import { componentBuild, publishedForm } from '@gastroshop/config/published-form';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { libInjectCss } from 'vite-plugin-lib-inject-css';

/** The whole kit, and each room alone. */
const doors = [
  '',
  ...readdirSync(`${import.meta.dirname}/src`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => `${name}/`),
];

export default defineConfig({
  ...componentBuild(Object.fromEntries(doors.map((door) => [`${door}index`, `src/${door}index.ts`]))),
  plugins: [
    react(),
    libInjectCss(),
    publishedForm({
      // They have no state, and are made by calling a function, which a server can only do with one of its own.
      isForServers: (fileName) => fileName.startsWith('icons/'),
      // The shops link the sheet of their tenant; other sites name a theme.
      before: (fileName) =>
        fileName === 'theme/shop-ui-provider.js' ? ["import '#styles/theme/themes.css';"] : [],
    }),
  ],
});
