import { type ReactNode, useId } from 'react';
import { CodeBlock } from '../code/code-block';
import { CopyButton } from '../code/copy-button';
import classes from './example.module.css';

/** What an example takes. */
export interface ExampleProps {
  readonly title: string;
  /** What it is made of, in a few words. */
  readonly facts?: string | undefined;
  readonly file: string;
  /** The text of the very module that runs beside it. */
  readonly code: string;
  /** What else may be seen in its place. */
  readonly tools?: ReactNode;
  readonly marked?: number | undefined;
  /** Beside the title of the result. */
  readonly resultFacts?: string | undefined;
  /** What the reader may change about it. */
  readonly resultTools?: ReactNode;
  /** What it does. */
  readonly children: ReactNode;
}

/** Code, and beside it what it does. */
export const Example = (example: ExampleProps): ReactNode => {
  const { title, facts, file, code, marked, tools, resultFacts, resultTools, children } = example;
  const id = useId();
  return (
    <section className={classes['example']} aria-labelledby={id}>
      <div className={classes['code']}>
        <header className={classes['bar']}>
          <h2 id={id}>{title}</h2>
          <span className={classes['facts']}>{facts}</span>
          <span className={classes['tools']}>
            {tools}
            <CopyButton text={code} label={`Copy ${file}`} />
          </span>
        </header>
        <CodeBlock code={code} label={file} marked={marked} />
      </div>
      <div className={classes['result']} role="group" aria-label={`Result of ${file}`}>
        <header className={classes['bar']}>
          <h3>Result</h3>
          <span className={classes['live']}>live</span>
          <span className={classes['facts']}>{resultFacts}</span>
          <span className={classes['tools']}>{resultTools}</span>
        </header>
        <div className={classes['body']}>{children}</div>
      </div>
    </section>
  );
};
