import { describe, expect, it } from 'vitest';
import { readLockfile } from './lockfile';
import { lockfileProblems } from './lockfile-problems';

const SUM = `sha512-${'A'.repeat(86)}==`;
const lockfile = (packages: string, specifier = "'catalog:'", version = '1.3.0'): string => `
lockfileVersion: '9.0'
importers:
  apps/shop:
    dependencies:
      left-pad:
        specifier: ${specifier}
        version: ${version}
packages:
  ${packages}
snapshots:
  left-pad@1.3.0: {}
`;
const problemsOf = (...text: Parameters<typeof lockfile>) =>
  lockfileProblems(readLockfile(lockfile(...text)));

describe('the lockfile', () => {
  it('may name packages of the registry by their checksum', () => {
    expect(problemsOf(`left-pad@1.3.0:\n    resolution: {integrity: ${SUM}}`)).toEqual([]);
    const inScope = `'@scope/pad@1.3.0-rc.1':\n    resolution: {integrity: ${SUM}}`;
    expect(problemsOf(inScope, 'workspace:*', 'link:../pad')).toEqual([]);
    expect(problemsOf(inScope, 'workspace:^', 'link:../pad')).toEqual([]);
    expect(problemsOf(inScope, 'workspace:^', '1.3.0')).not.toEqual([]);
  });

  it.each([
    [
      'an archive of another host',
      `left-pad@1.3.0:\n    resolution: {integrity: ${SUM}, tarball: http://a.example/l.tgz}`,
    ],
    [
      'an archive without TLS',
      'left-pad@http://a.example/l.tgz:\n    resolution: {tarball: http://a.example/l.tgz}',
    ],
    [
      'a repository',
      'left-pad@git+https://a.example/l.git#1:\n    resolution: {commit: "1", repo: https://a.example/l.git, type: git}',
    ],
    ['a folder', 'left-pad@file:../left-pad:\n    resolution: {directory: ../left-pad, type: directory}'],
    [
      'an archive on the disk',
      `left-pad@file:left-pad.tgz:\n    resolution: {integrity: ${SUM}, tarball: file:left-pad.tgz}`,
    ],
    ['a package without a checksum', 'left-pad@1.3.0:\n    resolution: {}'],
    [
      'a checksum that can be forged',
      'left-pad@1.3.0:\n    resolution: {integrity: sha1-XUuPCYcZ2cHbFY4o1kFyQGBwp4Q=}',
    ],
    ['a checksum cut short', 'left-pad@1.3.0:\n    resolution: {integrity: sha512-AAAA==}'],
  ])('names %s', (_, packages) => {
    expect(problemsOf(packages)).not.toEqual([]);
  });

  it.each([
    '^1.3.0',
    'latest',
    'http://a.example/l.tgz',
    'git+ssh://a.example/l.git',
    'file:../left-pad',
    'npm:right-pad@1',
  ])('names a package that asks for "%s" past the catalog', (specifier) => {
    expect(problemsOf(`left-pad@1.3.0:\n    resolution: {integrity: ${SUM}}`, `'${specifier}'`)).toHaveLength(
      1,
    );
  });
});
