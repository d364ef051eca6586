import path from 'node:path';

/** A path as it was meant where the command was typed: the package manager runs scripts in this package's folder. */
export const pathAsGiven = (given: string): string => {
  const { INIT_CWD } = process.env;
  return path.resolve(INIT_CWD ?? process.cwd(), given);
};
