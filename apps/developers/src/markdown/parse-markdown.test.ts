import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse-markdown';

const PACKAGES = path.resolve(import.meta.dirname, '../../../../packages');

describe('the blocks of a document', () => {
  it('are told by how their lines begin', () => {
    const text = [
      '# Title',
      'goes on',
      '',
      '    npm install it',
      '',
      '- one',
      '  of two lines',
      '- two',
      '',
      '| a | `b \\| c` |',
      '| - | - |',
      '| 1 | 2 |',
      '',
      '```ts',
      'const a = 1;',
      '',
      '# no heading',
      '```',
    ].join('\n');
    expect(parseMarkdown(text)).toEqual([
      { kind: 'heading', level: 1, text: 'Title' },
      { kind: 'paragraph', text: 'goes on' },
      { kind: 'code', text: 'npm install it' },
      { kind: 'list', items: ['one of two lines', 'two'] },
      { kind: 'table', head: ['a', '`b | c`'], rows: [['1', '2']] },
      { kind: 'code', text: 'const a = 1;\n\n# no heading' },
    ]);
  });

  it.each(readdirSync(PACKAGES))('of the README of %s leave no mark of theirs in a sentence', (name) => {
    const blocks = parseMarkdown(readFileSync(path.join(PACKAGES, name, 'README.md'), 'utf8'));
    expect(blocks[0]).toMatchObject({ kind: 'heading', level: 1 });
    const sentences = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
    expect(sentences.filter((text) => /^[#|>]|^[-*] |```/.test(text))).toEqual([]);
  });
});
