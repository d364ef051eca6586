import type { JsonSchema } from '../conformance';

/** A value at the very edge of what a schema allows, or one step beyond. */
export interface Edge {
  readonly value: unknown;
  readonly fits: boolean;
}

const LETTER = 'x';
/** Longer lists are tried by tests of their own: each costs as much as a hundred other requests. */
const LONG_LIST = 300;

const fit = (value: unknown): Edge => ({ value, fits: true });
const misfit = (value: unknown): Edge => ({ value, fits: false });

const FORMATS: Readonly<Record<string, readonly Edge[]>> = {
  date: [
    ...['2024-02-29', '0001-01-01', '9999-12-31', '2026-10-25'].map(fit),
    ...['2025-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00:00Z', ''].map(misfit),
  ],
  'date-time': [
    ...['2024-02-29T23:59:59.999Z', '2026-10-25T02:30:00+02:00', '0001-01-01T00:00:00Z'].map(fit),
    ...['2026-10-25T02:30:00', '2026-10-25', '2026-10-25T25:00:00Z'].map(misfit),
  ],
};

const edgesOfText = ({ format, pattern, minLength = 0, maxLength }: JsonSchema): readonly Edge[] => {
  if (format !== undefined) return FORMATS[format] ?? [];
  if (pattern !== undefined) return [misfit(''), misfit('ß'), misfit('1e5'), misfit('Infinity')];
  return [
    fit(LETTER.repeat(minLength)),
    ...(minLength > 0 ? [misfit(LETTER.repeat(minLength - 1))] : []),
    ...(maxLength === undefined
      ? []
      : [
          fit(LETTER.repeat(maxLength)),
          fit('ä'.repeat(maxLength)),
          fit(' '.repeat(maxLength)),
          misfit(LETTER.repeat(maxLength + 1)),
        ]),
  ];
};

const edgesOfNumber = ({ type, minimum, maximum }: JsonSchema): readonly Edge[] => [
  ...(minimum === undefined ? [] : [fit(minimum), misfit(minimum - 1)]),
  ...(maximum === undefined ? [] : [fit(maximum), misfit(maximum + 1)]),
  ...(type === 'integer' ? [misfit((minimum ?? 0) + 0.5)] : [fit((minimum ?? 0) + 0.125)]),
];

const edgesOfList = ({ minItems = 0, maxItems }: JsonSchema, value: readonly unknown[]): readonly Edge[] => {
  const of = (count: number) => Array.from({ length: count }, () => value[0]);
  return [
    minItems === 0 ? fit([]) : misfit([]),
    ...(value.length === 0 || maxItems === undefined || maxItems > LONG_LIST
      ? []
      : [fit(of(maxItems)), misfit(of(maxItems + 1))]),
  ];
};

/**
 * What a schema allows at its edges, and what it only just does not.
 *
 * @param value one that fits, whose first entry fills lists
 */
export const edgesOf = (schema: JsonSchema, value: unknown): readonly Edge[] => {
  if (schema.enum !== undefined)
    return [...schema.enum.map(fit), misfit('surely-none'), misfit(String(schema.enum[0]).concat(' '))];
  if (schema.const !== undefined) return [misfit([schema.const])];
  if (Array.isArray(value)) return edgesOfList(schema, value);
  switch (schema.type) {
    case 'string':
      return edgesOfText(schema);
    case 'integer':
    case 'number':
      return edgesOfNumber(schema);
    case 'boolean':
      return [misfit('true'), misfit(0)];
    default:
      return [];
  }
};
