import { type ReactNode, useEffect, useState } from 'react';
import { ErrorState } from '@gastroshop/ui/feedback';
import { CodeBlock } from '../code/code-block';
import { CopyButton } from '../code/copy-button';
import {
  type ExampleFile,
  type ExampleName,
  EXAMPLES,
  loadExample,
  loadChangelog,
  loadExamples,
  loadOtherSites,
  loadReadme,
  loadReport,
} from '../documents/documents';
import { declarationIn } from '../documents/declaration';
import { loadNews } from '../documents/news';
import { Inline } from '../markdown/inline';
import { Markdown } from '../markdown/markdown';
import classes from './document-view.module.css';
import { PACKAGES } from './packages';

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

/** What a package exports under a name, and the line that imports it. */
export const ExportView = ({ door, name }: { readonly door: string; readonly name: string }): ReactNode => {
  const report = useLoaded(() => loadReport(door));
  const declaration = report && declarationIn(report, name);
  const [owner = ''] = door.split('/');
  const isType = /^export (?:interface|type) /.test(declaration ?? '');
  const line = `import { ${isType ? 'type ' : ''}${name} } from '@gastroshop/${door}';`;
  return (
    <div className={classes['view']}>
      <h1>{name}</h1>
      {report === null && <Failure />}
      {report !== undefined && report !== null && declaration === undefined && (
        <p>@gastroshop/{door} exports nothing of that name.</p>
      )}
      {declaration !== undefined && declaration !== null && (
        <>
          <FileView path="Import" text={`${line}\n`} />
          <FileView path="Declaration" text={declaration} />
        </>
      )}
      <p>
        <a href={`#packages/${owner}`}>README of {owner}</a>
      </p>
    </div>
  );
};

const LEVELS = [
  { level: 'major', title: 'Breaking' },
  { level: 'minor', title: 'New' },
  { level: 'patch', title: 'Improved' },
] as const;

const PackageLog = ({ name }: { readonly name: string }): ReactNode => {
  const log = useLoaded(() => loadChangelog(name));
  // Its first line is the package's name, which stands above.
  return log && <Markdown text={log.replace(/^# .+\n/, '').replaceAll(/^(#+) /gm, '#$1 ')} />;
};

/** What changes in each package: what comes with the next release, breaking first, then what releases have brought. */
export const ChangesView = (): ReactNode => {
  const news = useLoaded(loadNews);
  return (
    <div className={classes['view']}>
      <h1>Changes</h1>
      <p>
        Versions are semantic: what an update asks of a site is a major version, said first and with what is
        to be done. Below is what the next release brings, then what releases have brought.
      </p>
      {news === null && <Failure />}
      {news !== undefined &&
        news !== null &&
        PACKAGES.map(({ name }) => {
          const own = news.filter((change) => change.name === name);
          return (
            <details key={name} className={classes['changes']}>
              <summary>
                <strong>{name}</strong>{' '}
                <span>
                  {own.length === 0
                    ? 'nothing new since its last release'
                    : LEVELS.flatMap(({ level, title }) => {
                        const count = own.filter((change) => change.level === level).length;
                        return count === 0 ? [] : [`${count} ${title.toLowerCase()}`];
                      }).join(', ')}
                </span>
              </summary>
              {LEVELS.map(({ level, title }) => {
                const changes = own.filter((change) => change.level === level);
                return (
                  changes.length > 0 && (
                    <section key={level} aria-label={`${title} in ${name}`}>
                      <h2>{title}</h2>
                      <ul>
                        {changes.map(({ text }) => (
                          <li key={text}>
                            <Inline text={text} />
                          </li>
                        ))}
                      </ul>
                    </section>
                  )
                );
              })}
              <PackageLog name={name} />
            </details>
          );
        })}
    </div>
  );
};
