import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, findOnPath, findShell } from './find-browser.mjs';
import { findImageNode, imageNodeVersion } from './image-node.mjs';
import { findServerPrograms } from './postgres.mjs';

/**
 * A program beside Node that the complete run uses.
 *
 * @typedef {object} Need
 * @property {string} name
 * @property {() => boolean} isThere
 * @property {readonly string[]} debian packages of Debian and Ubuntu that bring it
 * @property {'chromium' | 'postgres' | 'node'} [elsewhere] where it can be had without Debian
 * @property {string} [without] what is not run where it is missing; missing: all is run, only slower
 */

/** @type {readonly Need[]} */
export const NEEDS = [
  {
    name: 'Chromium',
    isThere: () => findBrowser() !== undefined,
    debian: ['chromium', 'fonts-dejavu-core'],
    elsewhere: 'chromium',
    without: 'browser journeys, stories, measures of stories',
  },
  {
    name: "Chromium's headless shell",
    // Whoever names a browser wants that one; Playwright's own comes with its shell.
    isThere: () => findShell() !== undefined || (process.env['CHROMIUM_PATH'] ?? '') !== '',
    debian: ['chromium-headless-shell'],
  },
  {
    name: 'nginx',
    // Debian keeps servers out of the path of people.
    isThere: () => findOnPath('nginx') !== undefined || existsSync('/usr/sbin/nginx'),
    debian: ['nginx-light'],
    without: "journeys of the installation's web server",
  },
  {
    name: 'PostgreSQL',
    isThere: () => findServerPrograms() !== undefined,
    debian: ['postgresql'],
    elsewhere: 'postgres',
    without: 'everything on PostgreSQL; PGlite alone was tested',
  },
  {
    // What npm brings is the server alone.
    name: "PostgreSQL's pg_basebackup",
    isThere: () => existsSync(path.join(findServerPrograms() ?? '', 'pg_basebackup')),
    debian: ['postgresql-client'],
    without: 'backup and restore of a database',
  },
  {
    name: `Node ${imageNodeVersion}`,
    isThere: () => findImageNode() !== undefined,
    debian: [],
    elsewhere: 'node',
    without: 'the built backend on the Node of the image',
  },
  {
    name: 'qpdf',
    isThere: () => findOnPath('qpdf') !== undefined,
    debian: ['qpdf'],
    without: 'what qpdf finds wrong in PDF files',
  },
  {
    // Part of every Debian; some machines allow it to nobody.
    name: 'unshare, with namespaces of users',
    isThere: () =>
      spawnSync('unshare', ['--user', '--map-root-user', '--pid', '--fork', '--mount-proc', 'true'])
        .status === 0,
    debian: [],
    without: 'a data folder that two containers share',
  },
];
