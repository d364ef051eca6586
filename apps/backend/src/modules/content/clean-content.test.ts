import { describe, expect, it } from 'vitest';
import { cleanContent, stripInternalFields } from './clean-content';

describe('cleaning content', () => {
  it('cleans HTML where the wire has HTML, and leaves text that is shown as text', () => {
    const block = {
      kind: 'textBlock',
      title: '1 < 2 & <b>',
      text: '<p onclick="x">gut</p><script>1</script>',
    };
    expect(cleanContent(block)).toEqual({ kind: 'textBlock', title: '1 < 2 & <b>', text: '<p>gut</p>' });
    expect(cleanContent({ title: 'Koch', saneDescription: '<img src=x onerror=1>Du' })).toEqual({
      title: 'Koch',
      saneDescription: 'Du',
    });
  });

  it('leads no address anywhere unsafe, however deep it lies', () => {
    const page = {
      blocks: [
        {
          kind: 'circleLinks',
          links: [{ image: { url: 'data:x' }, link: { url: 'javascript:1', target: '_top' } }],
        },
        { kind: 'teaserBlock', title: 'x', backgroundColor: 'red;background:url(x)' },
        { kind: 'teaserBlock', title: 'y', backgroundColor: '#fff' },
      ],
      pdfLink: 'vbscript:1',
      telephoneUrl: 'tel:+431',
    };
    expect(cleanContent(page)).toEqual({
      blocks: [
        { kind: 'circleLinks', links: [{ image: { url: '' }, link: { url: '' } }] },
        { kind: 'teaserBlock', title: 'x' },
        { kind: 'teaserBlock', title: 'y', backgroundColor: '#fff' },
      ],
      pdfLink: '',
      telephoneUrl: 'tel:+431',
    });
  });

  it('tells visitors nobody’s address behind a form', () => {
    const form = { id: 'f', receivers: ['chef@example.at'], adminContact: 'admin@example.at', fields: [] };
    expect(stripInternalFields({ blocks: [{ kind: 'formBlock', form }] })).toEqual({
      blocks: [{ kind: 'formBlock', form: { id: 'f', fields: [] } }],
    });
  });
});
