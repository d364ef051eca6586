/**
 * Writes the themes of the kit from the looks an installation begins with (`--write`), else complains where they are not
 * the same any more. The kit is published and takes nothing from the backend, so that it has them as a module of its own.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import looks from '../../../../apps/backend/src/db/first-looks.json' with { type: 'json' };
import { root } from '../workspace-folders';
import { themesOfLooks, themesSource } from './themes-of-looks';

const file = path.join(root, 'packages/ui/src/theme-data/first-themes.ts');
const themes = themesOfLooks(looks);

if (process.argv.includes('--write')) {
  writeFileSync(file, themesSource(themes));
} else {
  const { firstThemes } = await import('../../../../packages/ui/src/theme-data/first-themes');
  if (!isDeepStrictEqual(firstThemes, themes)) {
    console.error(
      '✖ packages/ui/src/theme-data/first-themes.ts is not what apps/backend/src/db/first-looks.json says. Run: pnpm looks:write, and bring what was changed to installations by a migration or `import looks`',
    );
    process.exitCode = 1;
  }
}
