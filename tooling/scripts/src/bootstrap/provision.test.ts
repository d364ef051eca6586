import { describe, expect, it } from 'vitest';
import { NEEDS } from './needs.mjs';
import { provisionsFor } from './provision.mjs';

const named = (...names: string[]) => NEEDS.filter(({ name }) => names.includes(name));

describe('provisionsFor', () => {
  it('installs the packages of everything that is missing where apt can be used', () => {
    const { packages, elsewhere } = provisionsFor(NEEDS, { mayInstall: true, apt: ['sudo', '-n'] });
    expect(packages).toEqual([
      'chromium',
      'fonts-dejavu-core',
      'chromium-headless-shell',
      'nginx-light',
      'postgresql',
      'postgresql-client',
      'qpdf',
    ]);
    // Debian has Node, but not the one.
    expect(elsewhere).toEqual(['node']);
  });

  it('asks apt for nothing that is there', () => {
    expect(provisionsFor(named('qpdf'), { mayInstall: true, apt: [] }).packages).toEqual(['qpdf']);
  });

  it('takes what can be had elsewhere where apt cannot be used', () => {
    expect(provisionsFor(NEEDS, { mayInstall: true, apt: undefined })).toEqual({
      packages: [],
      elsewhere: ['chromium', 'postgres', 'node'],
    });
  });

  it.each([{ apt: [] }, { apt: undefined }])('installs nothing where that is forbidden ($apt)', ({ apt }) => {
    expect(provisionsFor(NEEDS, { mayInstall: false, apt })).toEqual({ packages: [], elsewhere: [] });
  });
});

describe('NEEDS', () => {
  it('says of everything that a run can go without what is not run then, or that nothing is lost', () => {
    expect(NEEDS.filter(({ without }) => without === undefined).map(({ name }) => name)).toEqual([
      "Chromium's headless shell",
    ]);
  });
});
