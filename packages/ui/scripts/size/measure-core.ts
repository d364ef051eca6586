import { fileURLToPath } from 'node:url';
import { measureBundle, type BundleSize } from './measure-bundle';

/** Loads the app of the kit's core. */
export const coreImport = `import ${JSON.stringify(fileURLToPath(new URL('core-app.tsx', import.meta.url)))};`;

/**
 * What an app of the kit's core alone loads at the start.
 *
 * @param withReact counts React and React DOM too
 */
export const measureCore = (withReact: boolean): Promise<BundleSize> => measureBundle(coreImport, withReact);
