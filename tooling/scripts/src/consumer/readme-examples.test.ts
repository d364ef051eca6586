import { describe, expect, it } from 'vitest';
import { examplesOf } from './readme-examples';

describe('examplesOf', () => {
  it('finds the TypeScript of a README, and nothing else', () => {
    const readme = [
      '# A package',
      '```ts\nconst a = 1;\n```',
      '```sh\nnpm install\n```',
      'Text with ```ts inside.',
      '```tsx\n<b />;\n```',
      '',
    ].join('\n\n');
    expect(examplesOf(readme)).toEqual([
      { ending: 'ts', code: 'const a = 1;\nexport {};\n' },
      { ending: 'tsx', code: '<b />;\nexport {};\n' },
    ]);
  });
});
