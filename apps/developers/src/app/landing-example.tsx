import { ToggleButtons } from '@gastroshop/ui/button';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import { type ReactNode, useState } from 'react';
import { Landing } from '../examples/landing';
import landing from '../examples/landing.tsx?raw';
import withoutReact from '../examples/without-react.ts?raw';
import { WithoutReact } from '../results/without-react';
import { Example } from './example';
import classes from './landing-example.module.css';

/** What the example of a page wears. */
export interface LandingExampleProps {
  readonly theme: ThemeKey;
  readonly scheme: 'light' | 'dark';
}

const WAYS = [
  { value: 'landing.tsx', label: 'React' },
  { value: 'without-react.ts', label: 'Without' },
] as const;

/** A teaser, the search and the cart, as another site has them, with React and without. */
export const LandingExample = ({ theme, scheme }: LandingExampleProps): ReactNode => {
  const [file, setFile] = useState<(typeof WAYS)[number]['value']>('landing.tsx');
  const isReact = file === 'landing.tsx';
  return (
    <Example
      title={isReact ? 'A teaser and a cart badge on your page' : 'The same cart without React'}
      file={file}
      code={isReact ? landing : withoutReact}
      tools={<ToggleButtons label="With React or without" options={WAYS} value={file} onChange={setFile} />}
      resultFacts="this installation, tenant AZ"
    >
      {isReact ? (
        <div className={classes['landing']}>
          <Landing theme={theme} forceScheme={scheme} />
        </div>
      ) : (
        <WithoutReact />
      )}
    </Example>
  );
};
