import { APP_PATHS } from '@gastroshop/config/app-paths';
import { appConfig, restrictBundledRooms, packing, workerOptions } from '@gastroshop/config/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compression } from 'vite-plugin-compression2';

export default defineConfig(
  appConfig({
    base: APP_PATHS.fair,
    port: 5174,
    entry: /apps[\\/]fair[\\/](?:index\.html|src[\\/]app[\\/]main\.tsx)/,
    plugins: [react(), restrictBundledRooms('apps/fair'), VitePWA(workerOptions), compression(packing)],
    conditions: defaultClientConditions,
  }),
);
