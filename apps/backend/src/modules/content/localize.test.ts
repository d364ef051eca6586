import { describe, expect, it } from 'vitest';
import { localize } from './localize';

const heading = (id: string, text: string) => ({ kind: 'heading', id, text });
const german = {
  meta: { pageTitle: 'Willkommen' },
  blocks: [heading('a', 'Grüß Gott'), heading('b', 'Neu')],
};

describe('CMS-1: content in English that is missing shows German, marked as such', () => {
  it('a whole page', () => {
    expect(localize({ 'de-AT': german }, 'en-GB')).toEqual({ ...german, lang: 'de-AT' });
    expect(localize({ 'de-AT': german }, 'de-AT')).toEqual(german);
  });

  it('a block without an English twin, in its place', () => {
    const english = {
      meta: { pageTitle: 'Welcome' },
      blocks: [heading('c', 'Only here'), heading('b', 'New')],
    };
    expect(localize({ 'de-AT': german, 'en-GB': english }, 'en-GB')).toEqual({
      meta: { pageTitle: 'Welcome' },
      blocks: [
        { ...heading('a', 'Grüß Gott'), lang: 'de-AT' },
        heading('b', 'New'),
        heading('c', 'Only here'),
      ],
    });
  });

  it('a page whose head is German: then the English blocks say what they are', () => {
    expect(localize({ 'de-AT': german, 'en-GB': { blocks: [heading('a', 'Hello')] } }, 'en-GB')).toEqual({
      meta: { pageTitle: 'Willkommen' },
      lang: 'de-AT',
      blocks: [{ ...heading('a', 'Hello'), lang: 'en-GB' }, heading('b', 'Neu')],
    });
  });

  it('English blocks without ids are a list of their own', () => {
    const english = { meta: { pageTitle: 'Welcome' }, blocks: [{ kind: 'heading', text: 'Hello' }] };
    expect(localize({ 'de-AT': german, 'en-GB': english }, 'en-GB')).toEqual(english);
  });

  it('fields of anything else', () => {
    const footer = { pickup: 'Mo bis Fr', copyrightNotice: '© Wir' };
    expect(localize({ 'de-AT': footer, 'en-GB': { pickup: 'Mon to Fri' } }, 'en-GB')).toEqual({
      pickup: 'Mon to Fri',
      copyrightNotice: '© Wir',
    });
  });
});
