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

/**
 * The documented configuration for this machine: other names, ports and paths, and no TLS. Everything else is tested as
 * it is documented.
 *
 * @param documented text of docs/operations/nginx.conf
 */
export const siteConfiguration = (documented: string, { port, backendPort, folder }: Site): string =>
  (
    [
      [/^ {2}server 127\.0\.0\.1:4001 /, `  server 127.0.0.1:${backendPort} `],
      [/^ {2}server 127\.0\.0\.1:4002 .*\n/, ''],
      [/^ {2}listen 443 ssl http2;$/, `  listen 127.0.0.1:${port};`],
      [/^ {2}server_name shop\.example;$/, '  server_name localhost .localhost;'],
      [/^ {2}ssl_certificate.*\n/, ''],
      [/\/srv\/gastroshop\//, `${folder}/`],
    ] as const
  ).reduce((text, [what, by]) => replaced(text, new RegExp(what, 'm'), by), documented);
