import { expect, it } from 'vitest';
import { declarationIn } from './declaration';

const REPORT = [
  '```ts',
  '// @public',
  'export const CartBadge: () => ReactNode;',
  '',
  '// @public',
  'export interface CartPanelProps {',
  '    readonly headingLevel?: 1 | 2 | undefined;',
  '}',
  '',
  '```',
].join('\n');

it('finds the declaration of a name as a whole, and no other', () => {
  expect(declarationIn(REPORT, 'CartBadge')).toBe('export const CartBadge: () => ReactNode;');
  expect(declarationIn(REPORT, 'CartPanelProps')).toBe(
    'export interface CartPanelProps {\n    readonly headingLevel?: 1 | 2 | undefined;\n}',
  );
  expect(declarationIn(REPORT, 'CartPanel')).toBeUndefined();
  expect(declarationIn(REPORT, '.*')).toBeUndefined();
});
