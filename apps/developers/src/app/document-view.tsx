import { type ReactNode, useEffect, useState } from 'react';
import { ErrorState } from '@gastroshop/ui/feedback';
import { CodeBlock } from '../code/code-block';
import { CopyButton } from '../code/copy-button';
import {
  type ExampleFile,
  type ExampleName,
  EXAMPLES,
  loadExample,
  loadExamples,
  loadOtherSites,
  loadReadme,
} from '../documents/documents';
import { Markdown } from '../markdown/markdown';
import classes from './document-view.module.css';

/** What is loaded once; undefined until it is there, null where it could not be fetched. */
const useLoaded = <Value,>(load: () => Promise<Value>): Value | undefined | null => {
  const [value, setValue] = useState<Value | null>();
  const [firstLoad] = useState(() => load);
  useEffect(() => {
    firstLoad().then(setValue, () => {
      setValue(null);
    });
  }, [firstLoad]);
  return value;
};

const Failure = (): ReactNode => <ErrorState title="This could not be loaded. Reload the page." />;

interface DocumentProps {
  readonly load: () => Promise<string>;
  readonly children?: ReactNode;
}

const Document = ({ load, children }: DocumentProps): ReactNode => {
  const text = useLoaded(load);
  return (
    <div className={classes['view']}>
      {text === null ? <Failure /> : text !== undefined && <Markdown text={text} />}
      {children}
    </div>
  );
};

const ExampleLinks = ({ current }: { readonly current?: ExampleName }): ReactNode => (
  <nav aria-label="Examples">
    <ul className={classes['choices']}>
      {EXAMPLES.map((name) => (
        <li key={name}>
          <a href={`#examples/${name}`} aria-current={name === current ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const FileView = ({ path, text }: ExampleFile): ReactNode => (
  <section className={classes['file']} aria-label={path}>
    <header className={classes['bar']}>
      <h2>{path}</h2>
      <CopyButton text={text} label={`Copy ${path}`} />
    </header>
    <CodeBlock code={text} label={`Code of ${path}`} />
  </section>
);

/** The README of a package. */
export const PackageView = ({ name }: { readonly name: string }): ReactNode => (
  <Document key={name} load={() => loadReadme(name)} />
);

/** What the examples are. */
export const ExamplesView = (): ReactNode => (
  <Document load={loadExamples}>
    <ExampleLinks />
  </Document>
);

/** How another site reaches the shop. */
export const OtherSitesView = (): ReactNode => <Document load={loadOtherSites} />;

/** The files of an example. */
export const ExampleView = ({ name }: { readonly name: ExampleName }): ReactNode => {
  const files = useLoaded(() => loadExample(name));
  return (
    <div className={classes['view']}>
      <ExampleLinks current={name} />
      <h1>examples/{name}</h1>
      {files === null && <Failure />}
      {files?.map((file) => (
        <FileView key={file.path} {...file} />
      ))}
    </div>
  );
};
