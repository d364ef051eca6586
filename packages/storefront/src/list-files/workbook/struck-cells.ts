import { strFromU8, strToU8 } from 'fflate';
import { struckText } from '../text/struck-text';

/** A pattern that no program fills cells with: it carries through the reader of workbooks, which drops how a font looks. */
const STRUCK_PATTERN = 'struckOut';

// Small letters: not every program writes the names of parts as Excel does.
const STYLES = 'xl/styles.xml';
const STRINGS = 'xl/sharedstrings.xml';
const CONTENT = 'content.xml';
const STRIKE = /<(?:\w+:)?strike\b(?![^>]*\bval="(?:0|false)")[^>]*>/;
const LINE_THROUGH = /style:text-line-through-(?:style|type)="(?!none")/;

const elements = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(String.raw`<(?:\w+:)?${name}\b(?:[^>]*/>|[^]*?</(?:\w+:)?${name}>)`, 'g')) ?? [];

/** The first element of a name that has content: its tags and what stands between them. */
const first = (name: string): RegExp =>
  new RegExp(String.raw`(<(?:\w+:)?${name}\b(?:[^<>]*[^<>/])?>)([^]*?)(</(?:\w+:)?${name}>)`);

const within = (xml: string, name: string): string => first(name).exec(xml)?.[2] ?? '';

/** Gives cells whose font is struck through a pattern of their own. */
const markedStyles = (xml: string): string => {
  const struck = new Set(
    elements(within(xml, 'fonts'), 'font').flatMap((font, place) => (STRIKE.test(font) ? [place] : [])),
  );
  const fills = elements(within(xml, 'fills'), 'fill').length;
  // Every program writes its fills; where there are none, there is no place for one more.
  if (struck.size === 0 || fills === 0) return xml;
  const prefix = /<(\w+:)?fills\b/.exec(xml)?.[1] ?? '';
  const pattern = `<${prefix}fill><${prefix}patternFill patternType="${STRUCK_PATTERN}"></${prefix}patternFill></${prefix}fill>`;
  const fill = `fillId="${fills}"`;
  const marked = (format: string): string => {
    if (!struck.has(Number(/\bfontId="(\d+)"/.exec(format)?.[1] ?? 0))) return format;
    return /\bfillId="/.test(format)
      ? format.replace(/\bfillId="\d*"/, fill)
      : format.replace(/\bxf\b/, `xf ${fill}`);
  };
  return xml
    .replace(
      first('fills'),
      (_, open: string, inside: string, close: string) => open + inside + pattern + close,
    )
    .replace(
      first('cellXfs'),
      (_, open: string, inside: string, close: string) =>
        open + inside.replaceAll(/<(?:\w+:)?xf\b[^>]*>/g, marked) + close,
    );
};

/** Says which part of a text is struck through, where it is not all of its cell. */
const markedStrings = (xml: string): string =>
  xml.replaceAll(/<(?:\w+:)?r>[^]*?<\/(?:\w+:)?r>/g, (run) =>
    STRIKE.test(run)
      ? run.replace(
          /(<(?:\w+:)?t\b[^>]*>)([^<]*)(?=<\/)/,
          (_, tag: string, text: string) => tag + struckText(text),
        )
      : run,
  );

/** Names of the styles of a kind that strike through, in the content of an OpenDocument spreadsheet. */
const strikingStyles = (xml: string, family: string): ReadonlySet<string> =>
  new Set(
    [...xml.matchAll(/<style:style\b([^>]*[^/>])>([^]*?)<\/style:style>/g)].flatMap(
      ([, attributes = '', inside = '']) =>
        attributes.includes(`style:family="${family}"`) && LINE_THROUGH.test(inside)
          ? (/style:name="([^"]*)"/.exec(attributes)?.slice(1) ?? [])
          : [],
    ),
  );

const styleOf = (attributes: string, kind: string): string =>
  new RegExp(`${kind}:style-name="([^"]*)"`).exec(attributes)?.[1] ?? '';

/** Puts what is struck through between tildes; a number that is becomes the text it shows. */
const markedContent = (xml: string): string => {
  const cells = strikingStyles(xml, 'table-cell');
  const pieces = strikingStyles(xml, 'text');
  const spans = xml.replaceAll(
    /(<text:span\b([^>]*)>)([^<]*)(?=<\/text:span>)/g,
    (all, tag: string, attributes: string, text: string) =>
      pieces.has(styleOf(attributes, 'text')) ? tag + struckText(text) : all,
  );
  return spans.replaceAll(
    /<table:table-cell\b([^>]*[^/>])>([^]*?)<\/table:table-cell>/g,
    (all, attributes: string, inside: string) => {
      if (!cells.has(styleOf(attributes, 'table'))) return all;
      const text = inside.replaceAll(
        /(<text:p\b[^>]*>)([^<]*)(?=<\/text:p>)/g,
        (_, tag: string, shown: string) => tag + struckText(shown),
      );
      if (text === inside) return all;
      const bare = attributes.replaceAll(/ (?:office|calcext):(?:value-type|value)="[^"]*"/g, '');
      return `<table:table-cell${bare} office:value-type="string">${text}</table:table-cell>`;
    },
  );
};

/** How what is struck through is marked, by the part of a workbook; and what such a part has somewhere. */
const MARKS: Readonly<Record<string, readonly [has: RegExp, mark: (xml: string) => string]>> = {
  [STYLES]: [STRIKE, markedStyles],
  [STRINGS]: [STRIKE, markedStrings],
  [CONTENT]: [LINE_THROUGH, markedContent],
};

/**
 * Lets the reader of workbooks tell what is struck through in a workbook of Excel or LibreOffice: it stands between tildes,
 * or its cell has a pattern that `isStruckStyle` knows.
 *
 * @param parts of the workbook by their names
 */
export const withStrikesMarked = (parts: Readonly<Record<string, Uint8Array>>): Record<string, Uint8Array> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const [has, mark] = MARKS[name.toLowerCase()] ?? [];
      if (has === undefined || mark === undefined) return [name, part];
      const xml = strFromU8(part);
      return has.test(xml) ? [name, strToU8(mark(xml))] : [name, part];
    }),
  );

/** Whether a cell has the pattern of what is struck through. */
export const isStruckStyle = (style: unknown): boolean =>
  typeof style === 'object' &&
  style !== null &&
  'patternType' in style &&
  style.patternType === STRUCK_PATTERN;
