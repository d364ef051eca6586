import { spawnSync } from 'node:child_process';
import { valueAt } from '../bootstrap/read-json.mjs';
import { root, toolEnvironment } from '../bootstrap/run.mjs';

/** What the registry knows against what is installed. */
export interface Audit {
  /** One line about how it went. */
  readonly said: string;
  /** Advisories that must not be shipped. */
  readonly problems: readonly string[];
}

const PATIENCE_MS = 60_000;
const GRAVE = ['high', 'critical'];

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * What a registry's answer means.
 *
 * @param output what `pnpm audit --json` printed
 */
export const readAudit = (output: string): Audit => {
  const answer = jsonOf(output);
  const advisories = valueAt(answer, 'advisories');
  if (typeof advisories !== 'object' || advisories === null) {
    const reason = valueAt(answer, 'error', 'message') ?? output.trim().split('\n').at(0) ?? '';
    return {
      said: `Audit: the registry did not answer it (${typeof reason === 'string' && reason !== '' ? reason : 'silence'}).`,
      problems: [],
    };
  }
  const each = Object.values(advisories).map((advisory: unknown) => ({
    severity: String(valueAt(advisory, 'severity')),
    text: `${String(valueAt(advisory, 'module_name'))} ${String(valueAt(advisory, 'vulnerable_versions'))}: ${String(valueAt(advisory, 'title'))} (${String(valueAt(advisory, 'severity'))}, ${String(valueAt(advisory, 'url'))})`,
  }));
  const grave = each.filter(({ severity }) => GRAVE.includes(severity));
  const mild = each.filter(({ severity }) => !GRAVE.includes(severity));
  return {
    said: [
      `Audit: answered; ${grave.length} advisories of high or critical severity, ${mild.length} milder.`,
      ...mild.map(({ text }) => `  ${text}`),
    ].join('\n'),
    problems: grave.map(({ text }) => text),
  };
};

/** Asks the registry of this machine, which may not know how to answer. */
export const askRegistry = (): Audit => {
  const { stdout, error } = spawnSync('pnpm', ['audit', '--json'], {
    cwd: root,
    env: toolEnvironment(),
    encoding: 'utf8',
    timeout: PATIENCE_MS,
    shell: process.platform === 'win32',
  });
  return readAudit(error === undefined ? stdout : error.message);
};
