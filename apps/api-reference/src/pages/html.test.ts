import { describe, expect, it } from 'vitest';
import { html } from './html';

describe('html', () => {
  it('escapes what is put in', () => {
    expect(html`<p title="${'"\''}">${'<b> & more'}</p>`.toString()).toBe(
      '<p title="&quot;&#39;">&lt;b&gt; &amp; more</p>',
    );
  });

  it('keeps markup, joins lists, leaves out what is absent', () => {
    expect(html`${[html`<i>${1}</i>`, ' ', false, undefined]}.`.toString()).toBe('<i>1</i> .');
  });
});
