import { expect, it } from 'vitest';
import { readmeProblems } from './readme-problems';

const readme = (install: string, code: string): string =>
  `# it\n\n    npm install ${install}\n\n\`\`\`tsx\n${code}\n\`\`\`\n`;

it('takes a README whose examples import what its lines install', () => {
  const code =
    "import '@gastroshop/ui/themes/alpin.css';\nimport { useState } from 'react';\nimport x from './own';";
  expect(readmeProblems(readme('@gastroshop/ui react', code))).toEqual([]);
});

it('names once what an example imports and no line installs', () => {
  const code = "import type { A } from '@gastroshop/cms';\nimport { b } from '@gastroshop/cms/texts';";
  expect(readmeProblems(readme('@gastroshop/ui', code))).toEqual([
    'an example of its README imports @gastroshop/cms, which no line of it installs',
  ]);
});

it('wants a line that installs it', () => {
  expect(readmeProblems('# it\n')).toEqual(['its README has no line that installs it']);
});
