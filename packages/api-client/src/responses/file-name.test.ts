import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFileName } from './file-name';

describe('the file name in a Content-Disposition header (RFC 6266, RFC 8187)', () => {
  it.each([
    ['attachment; filename="Rechnung.pdf"', 'Rechnung.pdf'],
    ['attachment; filename=Rechnung.pdf', 'Rechnung.pdf'],
    ['attachment;filename=Rechnung.pdf;size=3', 'Rechnung.pdf'],
    ['attachment ; FileName = "Rechnung 1.pdf" ; size=3', 'Rechnung 1.pdf'],
    ['inline; filename="a; b.pdf"', 'a; b.pdf'],
    [String.raw`attachment; filename="the \"best\".pdf"`, 'the "best".pdf'],
    ['attachment; filename="100% best.pdf"', '100% best.pdf'],
    ["attachment; filename*=UTF-8''J%C3%A4nner%20%E2%82%AC.xlsx", 'Jänner €.xlsx'],
    ["attachment; filename*=utf-8'de'J%C3%A4nner.xlsx", 'Jänner.xlsx'],
    ["attachment; filename=Jaenner.xlsx; filename*=UTF-8''J%C3%A4nner.xlsx", 'Jänner.xlsx'],
    ["attachment; filename*=UTF-8''J%C3%A4nner.xlsx; filename=Jaenner.xlsx", 'Jänner.xlsx'],
    ["attachment; filename=plain.pdf; filename*=ISO-8859-1''%E4.pdf", 'plain.pdf'],
    ["attachment; filename=plain.pdf; filename*=xUTF-8''a.pdf", 'plain.pdf'],
    ["attachment; filename=plain.pdf; filename*=UTF-8''%E4.pdf", 'plain.pdf'],
    ["attachment; filename=plain.pdf; filename*=UTF-8''", 'plain.pdf'],
    ['attachment; filename=plain.pdf; filename*=nonsense', 'plain.pdf'],
    [`attachment; filename="x; filename*=UTF-8''evil.exe"`, "x; filename*=UTF-8''evil.exe"],
    ['attachment; filename=first.pdf; filename=second.pdf', 'first.pdf'],
    ["attachment; filename*=UTF-8''first.pdf; filename*=UTF-8''second.pdf", 'first.pdf'],
    ['attachment; xfilename=no.pdf', undefined],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    [String.raw`attachment; filename="C:\\Users\\a.pdf"`, 'a.pdf'],
    ["attachment; filename*=UTF-8''..%2Fa.pdf", 'a.pdf'],
    ['attachment; filename="folder/"', undefined],
    ['attachment; filename=""', undefined],
    ['attachment; filename=', undefined],
    ['attachment', undefined],
    ['', undefined],
  ])('%s', (header, expected) => {
    expect(parseFileName(header)).toBe(expected);
  });

  it('never throws and never names a folder', () => {
    const header = fc.oneof(
      fc.string(),
      fc.string().map((name) => `attachment; filename="${name}"`),
      fc.string().map((name) => `attachment; filename*=UTF-8''${name}`),
    );
    fc.assert(
      fc.property(header, (text) => {
        expect(parseFileName(text) ?? 'none').toMatch(/^[^/\\]+$/);
      }),
    );
  });

  it('brings back every name that is encoded as the standard says', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[/\\]/.test(text));
    fc.assert(
      fc.property(name, (text) => {
        const encoded = encodeURIComponent(text).replace(
          /['()*]/g,
          (c) => `%${c.charCodeAt(0).toString(16)}`,
        );
        expect(parseFileName(`attachment; filename*=UTF-8''${encoded}`)).toBe(text);
      }),
    );
  });
});
