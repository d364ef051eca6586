import { brandPalette, paletteIssue, type BrandPalette } from '@gastroshop/ui/theme-data';
import { z } from 'zod';

const brandColor = z
  .string()
  .trim()
  .toLowerCase()
  .check(({ value, issues }) => {
    const result = brandPalette(value);
    if ('reason' in result) issues.push({ code: 'custom', message: result.reason, input: value });
  });

const hex = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[\da-f]{6}$/, 'is no colour like #025d92');

const path = z
  .string()
  .trim()
  .min(1, 'is empty')
  .max(8_000)
  .regex(/^[Mm][\dMmLlHhVvCcSsQqTtAaZze\s,.+-]*$/, 'is no data of an SVG path like M16 4l12 24H4z');

const paint = z.enum(['ink', 'ground']).optional();

const markShape = z.strictObject({
  path,
  fill: paint.describe('Left out: ink, and none where there is a stroke'),
  stroke: paint,
  strokeWidth: z.number().min(0).max(16).optional(),
  opacity: z.number().min(0).max(1).optional(),
});

/** As much as stands beside the mark. */
export const SHORT_NAME_LENGTH = 30;

/** Blanks at the ends of a part are those between words. */
const namePart = z.strictObject({
  text: z
    .string()
    .min(1, 'is empty')
    .max(SHORT_NAME_LENGTH)
    .regex(/^[^\p{Cc}\p{Cf}\p{Cs}<>&]*$/u, 'holds characters that are none of a name'),
  brand: z.boolean().optional().describe('Whether it stands in the brand colour; left out: no'),
});

const spelled = (parts: readonly { readonly text: string }[]): string =>
  parts.map(({ text }) => text).join('');

/** Name in parts, colours and mark, as a line of a tenant or of a look says them. */
export const lookFields = {
  wordmark: z
    .array(namePart)
    .min(1)
    .max(4)
    .refine((parts) => spelled(parts).length <= SHORT_NAME_LENGTH, 'is longer than 30 letters')
    .refine((parts) => spelled(parts).trim() === spelled(parts), 'begins or ends with a blank')
    .optional()
    .describe('The short name in parts, of which some stand in the brand colour'),
  brandColor: brandColor
    .optional()
    .describe('Colour of the brand, #rrggbb: white text on it and it on white have to be readable'),
  shades: z
    .tuple([hex, hex, hex, hex, hex, hex, hex, hex, hex, hex])
    .optional()
    .describe('In place of brandColor, ten shades set by hand, the lightest first; the eighth is the brand'),
  darkTints: z
    .strictObject({ onBrand: hex, brandSoft: hex, brandSoft2: hex })
    .optional()
    .describe('With shades: ink on the brand and soft grounds of dark pages'),
  markPath: path
    .optional()
    .describe('The mark: data of one SVG path on a grid of 32, drawn in white on the brand colour'),
  mark: z
    .array(markShape)
    .min(1)
    .max(12)
    .optional()
    .describe('In place of markPath, a mark of several shapes, the lowest first'),
} as const;

/** What a line says of a look. */
export interface SaidLook {
  readonly shortName?: string | undefined;
  readonly wordmark?: readonly { readonly text: string; readonly brand?: boolean | undefined }[] | undefined;
  readonly brandColor?: string | undefined;
  readonly shades?: BrandPalette['brand'] | undefined;
  readonly darkTints?: BrandPalette['dark'] | undefined;
  readonly markPath?: string | undefined;
  readonly mark?: readonly z.infer<typeof markShape>[] | undefined;
}

/** Where a field of a line contradicts another. */
export interface Contradiction {
  readonly field: string;
  readonly message: string;
}

/** Where parts of a look contradict one another, or its shades cannot be read. */
export const lookContradictions = (line: SaidLook): readonly Contradiction[] => {
  const { shades, darkTints, wordmark, shortName } = line;
  const unreadable =
    shades === undefined || darkTints === undefined
      ? undefined
      : paletteIssue({ brand: shades, dark: darkTints });
  return [
    ...((shades === undefined) === (darkTints === undefined)
      ? []
      : [{ field: 'shades', message: 'go together with darkTints, or not at all' }]),
    ...(shades !== undefined && line.brandColor !== undefined
      ? [{ field: 'brandColor', message: 'is the eighth of the shades: one of both is said' }]
      : []),
    ...(unreadable === undefined ? [] : [{ field: 'shades', message: unreadable }]),
    ...(line.mark !== undefined && line.markPath !== undefined
      ? [{ field: 'markPath', message: 'is a mark already: one of both is said' }]
      : []),
    // Who cannot see the page hears the short name: it is the one that is shown.
    ...(wordmark !== undefined && shortName !== undefined && spelled(wordmark) !== shortName
      ? [{ field: 'wordmark', message: `spells “${spelled(wordmark)}”, and shortName is “${shortName}”` }]
      : []),
  ];
};
