import { expect, it } from 'vitest';
import { slugOf } from './slug-of';

it('reads the slug below /page/, and of a page that has an address of its own', () => {
  expect(slugOf({ '*': 'service/lieferung' }, { pathname: '/page/service/lieferung' })).toBe(
    'service/lieferung',
  );
  expect(slugOf({}, { pathname: '/flyers' })).toBe('flyers');
});
