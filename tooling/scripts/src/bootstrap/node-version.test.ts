import { describe, expect, it } from 'vitest';
import { checkNodeVersion } from './node-version.mjs';

describe('checkNodeVersion', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0'])('lets Node %s pass', (version) => {
    expect(() => {
      checkNodeVersion(version);
    }).not.toThrow();
  });

  it.each(['18.20.0', '20.18.3', '19.99.0'])('refuses Node %s and says what to do', (version) => {
    expect(() => {
      checkNodeVersion(version);
    }).toThrow(
      `Node ${version} is too old: install Node 20.19 or newer from https://nodejs.org, then run the command again.`,
    );
  });
});
