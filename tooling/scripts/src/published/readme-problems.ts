import { examplesOf } from '../consumer/readme-examples';

const INSTALL = /^ {4}npm install (.+)$/gm;
const IMPORTED = /(?:from|import) '([^'.][^']*)'/g;

/** The package a module is of: `@gastroshop/ui` for `@gastroshop/ui/texts`. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * What whoever reads the README of a package would stumble over: it begins without saying how the package is installed, or an
 * example imports what none of its lines installs. npm hides the latter, pnpm does not.
 */
export const readmeProblems = (readme: string): readonly string[] => {
  const installed = new Set([...readme.matchAll(INSTALL)].flatMap(([, names = '']) => names.split(' ')));
  if (installed.size === 0) return ['its README has no line that installs it'];
  const imported = examplesOf(readme).flatMap(({ code }) =>
    [...code.matchAll(IMPORTED)].map(([, name = '']) => packageOf(name)),
  );
  return [...new Set(imported)]
    .filter((name) => !installed.has(name))
    .map((name) => `an example of its README imports ${name}, which no line of it installs`);
};
