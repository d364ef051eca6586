/**
 * Names of the hidden tables of an OpenDocument spreadsheet, which the reader of workbooks does not tell from the
 * others.
 */
export const hiddenTables = (content: Uint8Array | undefined): ReadonlySet<string> => {
  if (content === undefined) return new Set();
  const xml = new TextDecoder().decode(content);
  const styles = new Set<string>();
  for (const [, attributes = '', inside = ''] of xml.matchAll(
    /<style:style\b([^>]*style:family="table"[^>]*)(?<!\/)>([^]*?)<\/style:style>/g,
  ))
    if (/<style:table-properties\b[^>]*table:display="false"/.test(inside))
      styles.add(/style:name="([^"]*)"/.exec(attributes)?.[1] ?? '');
  const names = new Set<string>();
  for (const [, attributes = ''] of xml.matchAll(/<table:table\b([^>]*)>/g))
    if (styles.has(/table:style-name="([^"]*)"/.exec(attributes)?.[1] ?? ''))
      names.add(unescaped(/table:name="([^"]*)"/.exec(attributes)?.[1] ?? ''));
  return names;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity);
