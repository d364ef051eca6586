import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runServer, SERVER, type ServerProcess } from './run-server';

const OPERATIONS = path.resolve(import.meta.dirname, '../../../../../docs/operations');
const PAGE = path.join(OPERATIONS, 'first-branch.md');

/** The Monday the files of the page are written for. */
const WRITTEN_FOR = '2027-01-11';
const DAY_MS = 86_400_000;

/** How many customers and users the branch begins with. */
const CUSTOMERS = 50;
const FIRST_MADE = 60_003;

/** The way the page of a branch's first order describes, made ready to be gone. */
export interface DocumentedWay {
  /** Where its commands are given: its files, with days of these weeks and customers made after the second line. */
  readonly folder: string;
  /** In the page's order. */
  readonly commands: readonly string[];
  /** What the page quotes of the files, a block each. */
  readonly quoted: readonly string[];
  /** A day of the page as it is in the files of the folder. */
  readonly dayOf: (day: string) => string;
  readonly remove: () => void;
}

/** A command of the page and what came of it. */
export interface GivenCommand {
  readonly line: string;
  readonly code: number;
  readonly output: string;
}

const FENCE = /^```(\w+)\n(.*?)^```/gms;

const blocksOf = (page: string, isWanted: (language: string) => boolean): readonly string[] =>
  [...page.matchAll(FENCE)].flatMap(([, language = '', block = '']) => (isWanted(language) ? [block] : []));

const dateOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The weeks that lie between the page's Monday and this week's, in milliseconds. */
const weeksSince = (): number => {
  const today = dateOf(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format());
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return today - sinceMonday * DAY_MS - dateOf(WRITTEN_FOR);
};

/** Every day of a file, whichever way it is written, so many weeks later. */
const inTheseWeeks = (text: string, dayOf: (day: string) => string): string =>
  text
    .replaceAll(/\d{4}-\d\d-\d\d/g, dayOf)
    .replaceAll(/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g, (_, day: string, month: string, year: string) =>
      dayOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
        .split('-')
        .map(Number)
        .toReversed()
        .join('.'),
    );

const madeNumbers = Array.from({ length: CUSTOMERS - 2 }, (_, index) => String(FIRST_MADE + index));

/** More lines of a table, made after its second one, which is of customer 60001. */
const withMore = (table: string): string => {
  const [, first = ''] = table.split('\n');
  const more = madeNumbers.map((number) =>
    first.replaceAll('60001', number).replaceAll('seeblick', `kunde-${number}`),
  );
  return `${table.trimEnd()}\n${more.join('\n')}\n`;
};

/** More accounts, made after the first one. */
const withMoreAccounts = (text: string): string => {
  const users = /"users": \[\s*(\{.*?\})(?=,\s*\{)/s.exec(text)?.[1] ?? '';
  const more = madeNumbers.map((number) =>
    users.replaceAll('60001', number).replaceAll('seeblick', `kunde-${number}`),
  );
  return text.replace(users, () => [users, ...more].join(','));
};

const MADE: Readonly<Record<string, (text: string) => string>> = {
  'customers.csv': withMore,
  'users.csv': withMore,
  'accounts.json': withMoreAccounts,
};

/** Makes the documented way ready, in a folder of its own. */
export const documentedWay = (): DocumentedWay => {
  const page = readFileSync(PAGE, 'utf8');
  const weeks = weeksSince();
  const dayOf = (day: string) => textOf(dateOf(day) + weeks);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-first-branch-'));
  cpSync(path.join(OPERATIONS, 'first-branch'), folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const text = inTheseWeeks(readFileSync(file, 'utf8'), dayOf);
    writeFileSync(file, MADE[name]?.(text) ?? text);
  }
  symlinkSync(path.dirname(SERVER), path.join(folder, 'dist'));
  return {
    folder,
    commands: blocksOf(page, (language) => language === 'sh').flatMap((block) => block.trim().split('\n')),
    quoted: blocksOf(page, (language) => language === 'csv' || language === 'env'),
    dayOf,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const give = (
  folder: string,
  line: string,
  environment: Readonly<Record<string, string>>,
): Promise<GivenCommand> =>
  new Promise((resolve) => {
    const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH'] ?? ''}`;
    const env = { ...process.env, ...environment, PATH };
    execFile('sh', ['-c', line], { cwd: folder, env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ line, code, output: stdout + stderr });
    });
  });

const STARTS_SERVER = /^node (.*) dist\/server\.js$/;

/**
 * Gives the page's commands one after the other. With the embedded database the server is stopped while they run.
 *
 * @param environment settings that differ from those of the page's file: addresses of this machine
 * @param seen told of each command, and of the server when it has started for the first time
 * @returns the server, which runs
 */
export const goDocumentedWay = async (
  { folder, commands }: DocumentedWay,
  environment: Readonly<Record<string, string>>,
  seen: {
    readonly command?: (given: GivenCommand) => void;
    readonly started?: (server: ServerProcess) => Promise<void>;
  } = {},
): Promise<ServerProcess> => {
  const isEmbedded = environment['DATABASE_URL'] === '';
  const [, words = ''] =
    commands.map((line) => STARTS_SERVER.exec(line)).find((match) => match !== null) ?? [];
  const start = () => runServer(environment, { options: words.split(' '), folder });
  let server: ServerProcess | undefined;
  try {
    for (const line of commands) {
      if (STARTS_SERVER.test(line)) {
        server = await start();
        await seen.started?.(server);
        continue;
      }
      if (isEmbedded && server !== undefined) {
        await server.stop();
        server = undefined;
      }
      seen.command?.(await give(folder, line, environment));
    }
    return server ?? (await start());
  } catch (error) {
    await server?.kill();
    throw error;
  }
};
