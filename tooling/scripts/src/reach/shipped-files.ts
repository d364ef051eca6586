import { readdirSync } from 'node:fs';
import path from 'node:path';

const NOT_SHIPPED = /\.(?:test|test-d|stories|sample|faults|teeth|bench)\.|[\\/]testing[\\/]/;

/** The source files of a workspace folder that are built into something, as absolute paths. */
export const shippedFiles = (top: string, folder: string): readonly string[] => {
  const source = path.join(top, folder, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(`/${file}`))
    .sort()
    .map((file) => path.join(source, file));
};
