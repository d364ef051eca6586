import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { stores } from '../stores';
import { tellFigure } from '../tell-figure';
import { openProber } from './open-prober';
import { PROBES } from './probes';
import type { Prober } from './prober';

const calls = [...new Set(PROBES.map(({ call }) => call))];
/** The quicker engine: what is tried here are the queries' own conditions, which are the same on both. */
const [, open] = stores.at(-1) ?? [];

describe('TEN-4, API-4: by the first wall alone, without row-level security,', () => {
  const opened: Store[] = [];
  let prober: Prober;
  let failed = 0;

  beforeAll(async () => {
    for (let count = 0; count < 2; count += 1) if (open !== undefined) opened.push(await open());
    const [alone, crowded] = opened;
    if (alone === undefined || crowded === undefined) throw new Error('There is no engine');
    prober = await openProber(alone, crowded);
  }, 300_000);
  afterAll(async () => {
    tellFigure({
      what: `rights: ${calls.length} calls from ${PROBES.length} sides, by somebody who may not or among others' things`,
      tried: prober.made(),
      failed,
    });
    await prober.close();
    for (const store of opened) await store.close();
  });

  it.each(calls)('%s gives to each what is theirs', async (call) => {
    const findings: string[] = [];
    for (const probe of PROBES.filter((one) => one.call === call))
      for (const finding of await prober.run(probe))
        findings.push(`${probe.kind}${probe.tenant === undefined ? '' : ` of ${probe.tenant}`}: ${finding}`);
    failed += findings.length;
    expect(findings).toEqual([]);
  });
});
