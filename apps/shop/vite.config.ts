import { APP_PATHS } from '@gastroshop/config/app-paths';
import { appConfig, packing, workerOptions } from '@gastroshop/config/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compression } from 'vite-plugin-compression2';

export default defineConfig(
  appConfig({
    base: APP_PATHS.shop,
    port: 5173,
    entry: /apps[\\/]shop[\\/](?:index\.html|src[\\/]app[\\/](?:main|early|boot-[\w-]+|read-field)\.tsx?)/,
    early: {
      script: 'src/app/early.ts',
      pages: {
        '/': 'src/features/content/pages.ts',
        '/search': 'src/features/search/search-screen.tsx',
        '/product/*': 'src/features/product/shop-product-screen.tsx',
      },
    },
    plugins: [react(), VitePWA(workerOptions), compression(packing)],
    conditions: defaultClientConditions,
  }),
);
