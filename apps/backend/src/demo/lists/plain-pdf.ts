/** Letters as the built-in fonts number them: Western Europe, which is what the demonstration writes. */
const literal = (text: string): string => `(${text.replaceAll(/[\\()]/g, (mark) => `\\${mark}`)})`;

/**
 * A page of text as PDF. The same text gives the same bytes, so that every demonstration is the same; what customers
 * are handed by the shop is set in the room `papers`.
 *
 * @param title in the largest letters
 */
export const plainPdf = (title: string, lines: readonly string[]): Buffer => {
  const content = [
    'BT',
    `/F1 20 Tf 56 770 Td ${literal(title)} Tj`,
    '/F1 11 Tf 0 -36 Td 18 TL',
    ...lines.map((line) => `${literal(line)} Tj T*`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};
