import type { ReactNode } from 'react';
import { CodeBlock } from '../code/code-block';
import { CopyButton } from '../code/copy-button';
import { Inline } from './inline';
import classes from './markdown.module.css';
import { type Block, parseMarkdown } from './parse-markdown';

interface BlockViewProps {
  readonly block: Block;
  /** Which of the document's blocks of code it is, from 1. */
  readonly place: number;
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4'] as const;

const BlockView = ({ block, place }: BlockViewProps): ReactNode => {
  switch (block.kind) {
    case 'heading': {
      const Heading = HEADINGS[block.level - 1] ?? 'h4';
      return (
        <Heading>
          <Inline text={block.text} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inline text={block.text} />
        </p>
      );
    case 'code':
      return (
        <div className={classes['code']}>
          <CodeBlock code={block.text} label={`Code ${place}`} />
          <CopyButton text={`${block.text}\n`} label={`Copy code ${place}`} compact />
        </div>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Inline text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  <Inline text={cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((cells) => (
              <tr key={cells.join('|')}>
                {cells.map((cell, index) => (
                  <td key={index}>
                    <Inline text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
};

/** What a document takes. */
export interface MarkdownProps {
  readonly text: string;
}

/** A document of the repository, as its Markdown says. */
export const Markdown = ({ text }: MarkdownProps): ReactNode => {
  const blocks = parseMarkdown(text);
  return (
    <article className={classes['document']}>
      {blocks.map((block, index) => (
        <BlockView
          key={index}
          block={block}
          place={blocks.slice(0, index + 1).filter(({ kind }) => kind === 'code').length}
        />
      ))}
    </article>
  );
};
