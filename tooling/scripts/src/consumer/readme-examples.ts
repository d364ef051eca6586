/** An example of a README. */
export interface ReadmeExample {
  readonly ending: 'ts' | 'tsx';
  readonly code: string;
}

/** The TypeScript in a README, in the order it stands there. */
export const examplesOf = (readme: string): readonly ReadmeExample[] =>
  [...readme.matchAll(/^```(tsx?)\n([^]*?)^```$/gm)].map(([, ending, code = '']) => ({
    ending: ending === 'tsx' ? 'tsx' : 'ts',
    // A module, so that two examples may use one name.
    code: `${code}export {};\n`,
  }));
