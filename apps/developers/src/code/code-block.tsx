import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './code-block.module.css';
import { linesOf } from './tokens';

/** What a block of code takes. */
export interface CodeBlockProps {
  readonly code: string;
  /** Its name, for screen readers. */
  readonly label: string;
  /** Number of the line that is marked, from 1. */
  readonly marked?: number | undefined;
}

/** Code with the numbers of its lines, which are neither selected nor read out; long lines go on in the next. */
export const CodeBlock = ({ code, label, marked }: CodeBlockProps): ReactNode => (
  <pre className={classes['block']} role="group" aria-label={label}>
    <code>
      {linesOf(code.trimEnd()).map((tokens, index) => (
        <span key={index} className={clsx(classes['line'], index + 1 === marked && classes['marked'])}>
          {tokens.map(({ kind, text }, place) =>
            kind === 'plain' ? (
              text
            ) : (
              <span key={place} className={classes[kind]}>
                {text}
              </span>
            ),
          )}
          {'\n'}
        </span>
      ))}
    </code>
  </pre>
);
