import { FAIR_HOST, PATHS_HOST } from '../ports';
import type { DocumentedFile } from './apps';

/** What an installation puts into the documented configuration in place of the example's. */
export interface Site {
  /** Port on this machine, without TLS. */
  readonly port: number;
  readonly backendPort: number;
  /** Folder with the folders of the apps. */
  readonly folder: string;
}

/** Replaces what is there, and complains where it is not: then the documentation has changed. */
const replaced = (text: string, what: RegExp, by: string): string => {
  if (!what.test(text)) throw new Error(`The documented configuration has no ${String(what)}`);
  return text.replaceAll(new RegExp(what, 'gm'), by);
};

const NAMES = [
  [/^ {2}listen 443 ssl http2;$/, ({ port }: Site) => `  listen 127.0.0.1:${port};`],
  [/^ {2}ssl_certificate.*\n/, () => ''],
  [/\/srv\/gastroshop\//, ({ folder }: Site) => `${folder}/`],
] as const;

/** What is replaced in each of the documented files, by its name; whatever else it says is tested as it is. */
const REPLACED: Readonly<Record<DocumentedFile, readonly (readonly [RegExp, (site: Site) => string])[]>> = {
  'nginx.conf': [
    ...NAMES,
    [/^ {2}server 127\.0\.0\.1:4001 /, ({ backendPort }) => `  server 127.0.0.1:${backendPort} `],
    [/^ {2}server 127\.0\.0\.1:4002 .*\n/, () => ''],
    [/^ {2}server_name shop\.example;$/, () => '  server_name localhost .localhost;'],
  ],
  'nginx-fair.conf': [
    ...NAMES,
    [/^ {2}server_name fair\.example;$/, () => `  server_name ${FAIR_HOST};`],
    [/https:\/\/shop\.example/, ({ port }) => `http://localhost:${port}`],
  ],
  'nginx-paths.conf': [...NAMES, [/^ {2}server_name www\.example;$/, () => `  server_name ${PATHS_HOST};`]],
  'nginx-server.conf': [],
  'nginx-files.conf': [],
};

/**
 * A documented file of the web server for this machine: other names, ports and paths, and no TLS. Everything else is
 * tested as it is documented.
 *
 * @param documented its text
 */
export const siteConfiguration = (name: DocumentedFile, documented: string, site: Site): string =>
  REPLACED[name].reduce((text, [what, by]) => replaced(text, new RegExp(what, 'm'), by(site)), documented);
