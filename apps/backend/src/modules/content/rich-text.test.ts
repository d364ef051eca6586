import fc from 'fast-check';
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
];

const HARMFUL =
  /<(?!\/?(?:p|br|hr|h[2-6]|blockquote|ul|ol|li|a|strong|b|em|i|u|s|sub|sup|small|table|caption|thead|tbody|tr|th|td)\b)|<[^>]*\s(?:on\w+|style|src|id|name)\s*=|<[^>]*\shref="(?!https:|mailto:|tel:|[/#?])|<[^>]*\shref="\/[/\\]/i;

describe('rich text', () => {
  it.each(PAYLOADS)('makes %j harmless, and stays the same when cleaned again', (payload) => {
    const clean = cleanHtml(payload);
    expect(clean).not.toMatch(HARMFUL);
    expect(cleanHtml(clean)).toBe(clean);
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
        expect(cleanHtml(parts.join(''))).not.toMatch(HARMFUL);
      }),
      { numRuns: 500 },
    );
  });
});
