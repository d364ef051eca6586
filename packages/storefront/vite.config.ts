import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeDeclarations } from '@gastroshop/config/declarations';
import { componentBuild, publishedForm } from '@gastroshop/config/published-form';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { libInjectCss } from 'vite-plugin-lib-inject-css';

export default defineConfig({
  ...componentBuild({ index: 'src/index.ts', 'text-files/index': 'src/text-files/index.ts' }),
  plugins: [
    react(),
    libInjectCss(),
    publishedForm(),
    {
      name: 'declarations',
      closeBundle: () => {
        writeFileSync(
          path.join(import.meta.dirname, 'dist/no-styles.js'),
          '// Node has no use for style sheets.\n',
        );
        writeDeclarations(import.meta.dirname);
      },
    },
  ],
});
