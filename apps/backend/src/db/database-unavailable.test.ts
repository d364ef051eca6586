import { describe, expect, it } from 'vitest';
import { isDatabaseGone, isWriteRefused } from './database-unavailable';

const withCode = (code: string) => Object.assign(new Error('of the driver'), { code });

describe('an error of the database', () => {
  it.each([
    ...['08000', '08003', '08006', '08P01', '53000', '53100', '53200', '53300', '53400'],
    ...['57P01', '57P02', '57P03', '57P04', '57P05', '57014', '58000', '58030', '25006'],
    ...['25P03', '25P04', '40001', '40P01', '55P03', '3D000', '28000', '28P01'],
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  ])('%s says that it is away for the moment', (code) => {
    expect(isDatabaseGone(withCode(code))).toBe(true);
  });

  it.each([
    '23505',
    '22P02',
    '42P01',
    '42501',
    '25P02',
    'P0001',
    'XX001',
    'XX002',
    '22012',
    'ERR_ASSERTION',
    '',
  ])('%s says that something is wrong', (code) => {
    expect(isDatabaseGone(withCode(code))).toBe(false);
    expect(isWriteRefused(withCode(code))).toBe(false);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
  ])('the driver words without a code: %s', (message) => {
    expect(isDatabaseGone(new Error(message))).toBe(true);
  });

  it('of a server tried at several addresses counts as well', () => {
    const refused = new AggregateError([withCode('ECONNREFUSED')], '');
    expect(isDatabaseGone(Object.assign(refused, { code: 'ECONNREFUSED' }))).toBe(true);
  });

  it.each(['53100', '58030', '25006'])('%s says that nothing more can be written', (code) => {
    expect(isWriteRefused(withCode(code))).toBe(true);
  });

  it.each(['53300', '57P01', '40001', 'ECONNREFUSED'])('%s says nothing about writing', (code) => {
    expect(isWriteRefused(withCode(code))).toBe(false);
  });

  it.each([undefined, 'Connection terminated', { code: '57P01' }])('%j is none', (thrown) => {
    expect(isDatabaseGone(thrown)).toBe(false);
  });
});
