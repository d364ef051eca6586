import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './rich-text';

/** Payloads of the kinds that get through careless sanitisers. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="//evil.example">x</a>',
  '<p onclick="alert(1)">x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="https://evil.example"><input name=password></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css"</style>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<textarea><script>alert(1)</script></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<video><source onerror="alert(1)"></video>',
  '<details open ontoggle=alert(1)>',
  '<xmp><script>alert(1)</script></xmp>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<scr<script>ipt>alert(1)</script>',
  '<p id="__proto__" name="constructor">x</p>',
  // What later versions of the sanitiser mend, which need a newer Node.
  '<p><noscript></p></noscript><img src=x onerror=alert(1)>',
  `${'<iframe>'.repeat(50)}<img src=x onerror=alert(1)>${'</iframe>'.repeat(50)}`,
  '<a href="#"><svg><set attributeName="href" to="javascript:alert(1)"></svg>x</a>',
  '<a href="#"><animate attributeName=xlink:href values="javascript:alert(1)"></a>',
  '<option><xmp></option><script>alert(1)</script></xmp>',
  '<noembed><img src=x onerror=alert(1)></noembed>',
];

const TAGS = new Set(
  'p br hr h2 h3 h4 h5 h6 blockquote ul ol li a strong b em i u s sub sup small table caption thead tbody tr th td'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(['href', 'target', 'rel', 'title', 'colspan', 'rowspan', 'scope']);
const ADDRESS = /^(?:https:|mailto:|tel:|#|\?|\/(?![/\\])|$)/i;

/** What a browser would make of the HTML that running text may not hold, by a parser that follows its standard. */
const harmIn = (html: string): readonly string[] => {
  const found: string[] = [];
  const walk = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): void => {
    for (const node of nodes) {
      if (!('tagName' in node)) {
        if (node.nodeName !== '#text') found.push(node.nodeName);
        continue;
      }
      if (!TAGS.has(node.tagName)) found.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs)
        if (!ATTRIBUTES.has(name) || (name === 'href' && !ADDRESS.test(value)))
          found.push(`${name}="${value}"`);
      walk(node.childNodes);
    }
  };
  walk(parseFragment(html).childNodes);
  return found;
};

describe('rich text', () => {
  it.each(PAYLOADS)('makes %j harmless, and stays the same when cleaned again', (payload) => {
    const clean = cleanHtml(payload);
    expect(harmIn(clean)).toEqual([]);
    expect(cleanHtml(clean)).toBe(clean);
  });

  it.each(PAYLOADS)('would see the harm in %j', (payload) => {
    expect(harmIn(payload)).not.toEqual([]);
  });

  it('keeps what running text is made of', () => {
    const html =
      '<h2>Wir</h2><p>Seit <strong>1950</strong><br />in <em>Zell</em></p><ul><li>frisch</li></ul>';
    expect(cleanHtml(html)).toBe(html);
    expect(cleanHtml('<h1>Titel</h1>')).toBe('<h2>Titel</h2>');
    expect(cleanHtml('<a href="/flyers" title="Flugblatt">x</a>')).toBe(
      '<a href="/flyers" title="Flugblatt">x</a>',
    );
  });

  it('gives a page in a new window no handle on the shop', () => {
    expect(cleanHtml('<a href="https://a.example" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });

  it('is harmless whatever is put together', () => {
    const part = fc.oneof(
      fc.constantFrom(...PAYLOADS),
      fc.string({ maxLength: 12 }),
      fc.constantFrom('<', '>', '"', '&lt;', '<p>', '</p>', '<a href="'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        expect(harmIn(cleanHtml(parts.join('')))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
