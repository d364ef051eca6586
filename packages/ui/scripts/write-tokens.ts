import { writeFileSync } from 'node:fs';
import { tokensCss } from '../src/theme-data';

writeFileSync(
  new URL('../src/theme/tokens.css', import.meta.url),
  `/* Written by scripts/write-tokens.ts from src/theme-data. */\n${tokensCss()}`,
);
