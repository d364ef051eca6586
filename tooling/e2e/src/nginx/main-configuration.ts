import { existsSync } from 'node:fs';

/** Types of files as the distributions bring them. */
const TYPES = [
  '/etc/nginx/mime.types',
  '/usr/local/etc/nginx/mime.types',
  '/opt/homebrew/etc/nginx/mime.types',
];

/**
 * What stands around the documented part in an nginx that keeps everything in a folder of its own.
 *
 * @param folder where it keeps what it writes
 */
export const mainConfiguration = (folder: string): string => {
  const types = TYPES.find((file) => existsSync(file));
  if (types === undefined) throw new Error('nginx has no mime.types here');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  return [
    'daemon off;',
    'worker_processes 2;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log warn;`,
    // As root it would give its workers to somebody who may not read what root has made.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'events { worker_connections 1024; }',
    'http {',
    `  include ${types};`,
    '  default_type application/octet-stream;',
    '  access_log off;',
    '  sendfile on;',
    '  map_hash_bucket_size 128;',
    ...temporary,
    `  include ${folder}/site.conf;`,
    `  include ${folder}/fair.conf;`,
    `  include ${folder}/paths.conf;`,
    '}',
    '',
  ].join('\n');
};
