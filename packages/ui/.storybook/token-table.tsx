import type { CSSProperties, ReactNode } from 'react';
import { tokensCss } from '../src/theme-data';

interface Token {
  /** `--gs-space-4`. */
  readonly name: string;
  readonly value: string;
}

const declarations = (css: string): readonly Token[] =>
  [...css.matchAll(/(--gs-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value }));

/** The variables of the kit's sheet as they are on light pages: the first rule of the text it is written from. */
const TOKENS = declarations(tokensCss().split('}')[0] ?? '');

const BOX: CSSProperties = { display: 'inline-block', width: 40, height: 20, border: '1px solid #88867f' };

/** What a value looks like, where it has a look. */
const Sample = ({ name, value }: Token): ReactNode => {
  if (value.startsWith('#')) return <span style={{ ...BOX, background: value }} />;
  if (name.startsWith('--gs-space'))
    return <span style={{ ...BOX, width: value, background: '#88867f', border: 0 }} />;
  if (name.startsWith('--gs-radius')) return <span style={{ ...BOX, borderRadius: value }} />;
  if (name.startsWith('--gs-text-')) return <span style={{ fontSize: value, lineHeight: 1 }}>Obers</span>;
  return null;
};

/** Every variable of the kit with its value and its look. */
export const TokenTable = (): ReactNode => (
  <table>
    <thead>
      <tr>
        <th scope="col">Variable</th>
        <th scope="col">Value, light</th>
        <th scope="col">Look</th>
      </tr>
    </thead>
    <tbody>
      {TOKENS.map((token) => (
        <tr key={token.name}>
          <td>
            <code>{token.name}</code>
          </td>
          <td>{token.value}</td>
          <td>
            <Sample {...token} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
