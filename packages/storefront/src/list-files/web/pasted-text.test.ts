import { describe, expect, it } from 'vitest';
import { pastedText } from './pasted-text';

const clipboard = (texts: Readonly<Record<string, string>>) => ({
  getData: (type: string) => texts[type] ?? '',
});

const TEXT = '373326\tParadeiser\t3\tDose\r\n145576\tJoghurt\t2\tKübel\r\n';

/** As a spreadsheet puts cells into the clipboard. */
const page = (styles: string, first: string) =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--${styles}--></style></head><body><table><!--StartFragment--><tr height=20><td class=xl65 align=right>373326</td><td class=xl65>Paradeiser</td>${first}<td class=xl65>Dose</td></tr><tr><td>145576</td><td>Joghurt</td><td>2</td><td>Kübel</td></tr><!--EndFragment--></table></body></html>`;

describe('what was pasted', () => {
  it('is its text', () => {
    expect(pastedText(clipboard({ 'text/plain': TEXT }))).toBe(TEXT);
    const html = page('.xl65 {color:red; text-decoration:none;}', '<td>3</td>');
    expect(pastedText(clipboard({ 'text/plain': TEXT, 'text/html': html }))).toBe(TEXT);
  });

  it('says what is struck through in a spreadsheet', () => {
    const html = page('.xl65 {text-decoration:line-through;}', '<td>3</td>');
    expect(pastedText(clipboard({ 'text/plain': TEXT, 'text/html': html }))).toBe(
      '~373326~\t~Paradeiser~\t3\t~Dose~\n145576\tJoghurt\t2\tKübel',
    );
    const cell = page('', '<td><s>3</s></td>');
    expect(pastedText(clipboard({ 'text/plain': TEXT, 'text/html': cell }))).toContain('\t~3~\t');
  });

  it('is its text where only a former price is struck through', () => {
    const html = page('', '<td><s>12,90</s></td>');
    expect(pastedText(clipboard({ 'text/plain': TEXT, 'text/html': html }))).toBe(TEXT);
  });

  it('is nothing where there is no text', () => {
    expect(pastedText(clipboard({ 'text/html': '<img src="x"><s>3</s>' }))).toBe('');
  });
});
