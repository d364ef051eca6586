import { describe, expect, it } from 'vitest';
import { readAudit } from './audit';

const advisory = (severity: string) => ({
  module_name: 'left-pad',
  vulnerable_versions: '<1.3.0',
  title: 'Pads on the left',
  severity,
  url: 'https://advisories.example/1',
});

describe('the audit', () => {
  it.each([
    ['nothing', ''],
    [
      'an error of the registry',
      '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE","message":"responded with 405"}}',
    ],
    ['a page of a proxy', '<html>denied</html>'],
  ])('says in one line that the registry answered %s', (_, output) => {
    const { said, problems } = readAudit(output);
    expect(said).toMatch(/^Audit: the registry did not answer it .*$/);
    expect(problems).toEqual([]);
  });

  it.each([
    ['critical', 1],
    ['high', 1],
    ['moderate', 0],
    ['low', 0],
  ])('stops at what is %s: %i', (severity, count) => {
    const { problems, said } = readAudit(JSON.stringify({ advisories: { 1: advisory(severity) } }));
    expect(problems).toHaveLength(count);
    expect([...problems, said].join('\n')).toContain('left-pad <1.3.0: Pads on the left');
  });
});
