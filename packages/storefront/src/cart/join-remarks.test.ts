import { describe, expect, it } from 'vitest';
import { joinRemarks } from './join-remarks';

describe('joinRemarks', () => {
  it('keeps each text once and leaves out what nobody says', () => {
    expect(
      joinRemarks([{ note: 'reif' }, { note: ' ', costCentre: 'Bar' }, { note: 'klein' }, { note: 'reif' }]),
    ).toEqual({ note: 'reif; klein', costCentre: 'Bar' });
    expect(joinRemarks([{}, {}])).toEqual({});
  });

  it('says nothing twice that was joined before', () => {
    expect(joinRemarks([{ note: 'reif; klein' }, { note: 'klein' }])).toEqual({ note: 'reif; klein' });
  });

  it('holds what the backend takes, and cuts no character in half', () => {
    expect(joinRemarks([{ note: `${'a'.repeat(499)}😀` }])).toEqual({ note: 'a'.repeat(499) });
    expect(joinRemarks([{ costCentre: 'b'.repeat(101) }]).costCentre).toHaveLength(100);
  });
});
