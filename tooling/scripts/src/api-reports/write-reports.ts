import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import type { PublishedPackage } from './published-package';

const QUIET = { default: { logLevel: ExtractorLogLevel.None } };

/** Writes declarations beside nothing else, by the quick compiler, and tells where they are. */
const declarationsOf = (folder: string): string => {
  const declarations = path.join(folder, '.reports/declarations');
  rmSync(declarations, { recursive: true, force: true });
  execFileSync(
    path.join(folder, 'node_modules/.bin/tsc7'),
    ['-p', 'tsconfig.build.json', '--noCheck', '--declarationMap', 'false', '--outDir', declarations],
    { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  return declarations;
};

const configOf = (folder: string, name: string, entry: string, reports: string): ExtractorConfig =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          extends: path.join(folder, 'tsconfig.build.json'),
          compilerOptions: { rootDir: folder },
          include: [],
          files: [entry],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: reports,
        reportTempFolder: path.join(folder, '.reports/api'),
        includeForgottenExports: false,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      // What is said about comments is the lint rules' business, what about types the compiler's.
      messages: {
        compilerMessageReporting: QUIET,
        extractorMessageReporting: QUIET,
        tsdocMessageReporting: QUIET,
      },
    },
  });

/**
 * Writes what a package offers, a report for each of its doors.
 *
 * @param reports the folder they go to
 */
export const writeReports = ({ folder, doors }: PublishedPackage, reports: string): void => {
  const declarations = declarationsOf(folder);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const configs = doors.map(({ name, source }) =>
    configOf(
      folder,
      name,
      path.join(declarations, path.relative('src', source).replace(/\.tsx?$/, '.d.ts')),
      reports,
    ),
  );
  const [first] = configs;
  if (first === undefined) throw new Error(`${folder} has no door`);
  // One reading of the declarations for all doors, which is most of the work.
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  for (const config of configs) {
    Extractor.invoke(config, {
      localBuild: true,
      compilerState,
      messageCallback: (message) => {
        message.handled = true;
      },
    });
  }
};
