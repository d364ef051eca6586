import type { CallName } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../db';
import { openProber, PROBES, type Probe, type Prober } from '../access-control';
import { stores } from '../stores';
import { allChecks } from './checked-files';
import { removeContractRules } from './contract-removals';
import { removePolicies } from './database-removals';
import { functionConditions } from './function-conditions';
import type { Removal } from './removed-guard';
import { REMOVALS_FILE } from './removals-file';
import { connectSwitchboard } from './switched-off';

const testOf = (call: CallName): string => `rights.test.ts: ${call} gives to each what is theirs`;

/** One of each kind first: what is checked for all calls is noticed by any of them. */
const byKinds = (probes: readonly Probe[]): readonly Probe[] => {
  const places = new Map<string, number>();
  return probes
    .map((probe) => {
      const place = (places.get(probe.kind) ?? 0) + 1;
      places.set(probe.kind, place);
      return { probe, place };
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ probe }) => probe);
};

/** Which checks, by their ids, and which calls try them; everything where the environment names none. */
const ONLY = new RegExp(process.env['RIGHTS_ONLY'] ?? '');
const CALLS = new RegExp(process.env['RIGHTS_CALLS'] ?? '');

/** What so many probes do not notice, none of the others will: they ask the same of another call. */
const MOST_PROBES = 80;

/** Those first that look for what is gone: situations of their own, and for questions after a role the lack of it. */
const inOrder = (probes: readonly Probe[], kind: string): readonly Probe[] => {
  const wanted = kind === 'ROLE' ? 'WITHOUT_ROLE' : kind === 'FUNCTION' ? 'AMONG_OTHERS' : 'CASE';
  const first = probes.filter((probe) => probe.kind === wanted || probe.kind === 'CASE');
  const rest = byKinds(probes.filter((probe) => !first.includes(probe)));
  // Of those every one is tried: each is about something else.
  return [...first, ...rest.slice(0, MOST_PROBES)];
};

const opened: Store[] = [];
let prober: Prober;
const switchboard = connectSwitchboard();

beforeAll(async () => {
  const [, open] = stores.at(-1) ?? [];
  for (let count = 0; count < 2; count += 1) if (open !== undefined) opened.push(await open());
  const [alone, crowded] = opened;
  if (alone === undefined || crowded === undefined) throw new Error('There is no engine');
  prober = await openProber(alone, crowded);
}, 600_000);
afterAll(async () => {
  await prober.close();
  for (const store of opened) await store.close();
});

const findingOf = async (probe: Probe): Promise<string | undefined> => {
  const findings = await prober.run(probe).catch((error: unknown) => [`broke: ${String(error)}`]);
  return findings[0];
};

/** A probe that fails while something is gone, and what it says. */
interface Noticed {
  readonly probe: Probe;
  readonly finding: string;
}

const noticedBy = async (probes: readonly Probe[], kind: string): Promise<Noticed | undefined> => {
  for (const probe of inOrder(probes, kind)) {
    const finding = await findingOf(probe);
    if (finding !== undefined) return { probe, finding };
  }
  return undefined;
};

/** Something to be taken away. */
interface Removable extends Pick<Removal, 'id' | 'kind' | 'text'> {
  readonly remove: () => Promise<void> | void;
  readonly restore: () => Promise<void> | void;
}

/**
 * Takes something away for as long as probes look for it. What one finds counts only if it finds nothing as soon as the
 * check is back: what an earlier removal has left behind says nothing about this one.
 *
 * @param noteBroken takes what a probe finds all the same
 */
const tryWithout = async (
  { id, kind, text, remove, restore }: Removable,
  probes: readonly Probe[],
  noteBroken: (words: string) => void,
): Promise<Removal> => {
  let left = probes;
  for (;;) {
    await remove();
    const noticed = await noticedBy(left, kind);
    await restore();
    if (noticed === undefined) return { id, kind, text };
    const { probe, finding } = noticed;
    const stillFinds = await findingOf(probe);
    if (stillFinds === undefined)
      return { id, kind, text, test: testOf(probe.call), finding: `${probe.kind}: ${finding}` };
    noteBroken(`${probe.call} ${probe.kind} after ${id}: ${stillFinds}`);
    left = left.filter((one) => one !== probe);
  }
};

it('takes every check away, one at a time, and notes which test notices', async () => {
  // Before anything else: a source that is edited meanwhile is not the one that was loaded.
  const checks = allChecks().filter(({ id }) => ONLY.test(id));
  const askedBy = new Map<string, Probe[]>();
  // A probe that fails while every check stands says nothing about one that is gone.
  const failing: string[] = [];
  const passing: Probe[] = [];
  for (const probe of PROBES.filter(({ call }) => CALLS.test(call))) {
    switchboard.takeAsked();
    const finding = await findingOf(probe);
    if (finding !== undefined) {
      failing.push(`${probe.call} ${probe.kind} ${finding}`);
      continue;
    }
    passing.push(probe);
    for (const id of switchboard.takeAsked()) askedBy.set(id, [...(askedBy.get(id) ?? []), probe]);
  }
  const removals: Removal[] = [];
  const note = () => {
    mkdirSync(path.dirname(REMOVALS_FILE), { recursive: true });
    writeFileSync(REMOVALS_FILE, JSON.stringify(removals, undefined, 1));
  };
  const noteBroken = (words: string) => {
    failing.push(words);
  };
  for (const check of checks) {
    const { id } = check;
    const switched = {
      ...check,
      remove: () => {
        switchboard.switchOff(id);
      },
      restore: () => {
        switchboard.switchOff(undefined);
      },
    };
    removals.push(await tryWithout(switched, askedBy.get(id) ?? [], noteBroken));
    note();
  }
  note();
  const [, crowded] = opened;
  if (crowded === undefined) throw new Error('There is no engine');
  removals.push(...(await removePolicies(crowded, 'cmrights01')));
  removals.push(...(await removeContractRules(prober, passing, testOf)));
  note();
  const amongOthers = passing.filter(({ kind }) => ['AMONG_OTHERS', 'ONLY_ELSEWHERE', 'CASE'].includes(kind));
  const define = (definition: string) => () =>
    crowded.asSystem(async (queries) => {
      await sql.raw(definition).execute(queries);
    });
  for (const { id, text, standing, removed } of await crowded.asSystem(functionConditions)) {
    if (!ONLY.test(id)) continue;
    const condition = { id, kind: 'FUNCTION', text, remove: define(removed), restore: define(standing) };
    removals.push(await tryWithout(condition, amongOthers, noteBroken));
    note();
  }
  note();
  expect(failing).toEqual([]);
  expect(removals.length).toBeGreaterThan(ONLY.source === '(?:)' ? 500 : 0);
}, 7_200_000);
