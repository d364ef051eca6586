import { isTenantCode, isTenantScope } from '@gastroshop/identity';
import { brandPalette, paletteIssue, type BrandPalette } from '@gastroshop/ui/theme-data';
import { z } from 'zod';
import { isHostName } from '../../settings';
import { areUnique, key, text } from './fields';

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

const path = text(8_000).regex(
  /^[Mm][\dMmLlHhVvCcSsQqTtAaZze\s,.+-]*$/,
  'is no data of an SVG path like M16 4l12 24H4z',
);

const paint = z.enum(['ink', 'ground']).optional();

const markShape = z.strictObject({
  path,
  fill: paint.describe('Left out: ink, and none where there is a stroke'),
  stroke: paint,
  strokeWidth: z.number().min(0).max(16).optional(),
  opacity: z.number().min(0).max(1).optional(),
});

const hosts = z
  .array(
    z
      .string()
      .trim()
      .max(253)
      .refine(isHostName, 'is no host name as browsers send it: lower case, no scheme, port or path'),
  )
  .max(20)
  .refine((all) => areUnique(all, (host) => host), 'names one twice');

/** Where parts of a line contradict one another, or its shades cannot be read. */
const lineContradictions = (line: {
  readonly brandColor?: string | undefined;
  readonly shades?: BrandPalette['brand'] | undefined;
  readonly darkTints?: BrandPalette['dark'] | undefined;
  readonly markPath?: string | undefined;
  readonly mark?: readonly unknown[] | undefined;
  readonly hosts?: readonly string[] | undefined;
  readonly branchHosts?: readonly string[] | undefined;
  readonly siteHosts?: readonly string[] | undefined;
}): readonly { readonly field: string; readonly message: string }[] => {
  const { shades, darkTints } = line;
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
    ...(areUnique(
      [line.hosts, line.branchHosts, line.siteHosts].flatMap((some) => some ?? []),
      (host) => host,
    )
      ? []
      : [{ field: 'hosts', message: 'a host stands in one of hosts, branchHosts and siteHosts alone' }]),
    ...(line.mark !== undefined && line.markPath !== undefined
      ? [{ field: 'markPath', message: 'is a mark already: one of both is said' }]
      : []),
  ];
};

/** A tenant or a group and what it says of itself, as a line of `import tenants`. What it leaves out is its group's, or everybody's. */
export const tenantLine = z
  .strictObject({
    tenant: z
      .string()
      .trim()
      .regex(/^(?:[A-Z]{2}|GROUP)$/, 'is no code of a tenant or group such as AZ, AG, GROUP')
      .refine(isTenantScope)
      .describe('A tenant, a group by its main tenant (AG, LM, KI) or GROUP for all'),
    mainTenant: z
      .string()
      .trim()
      .regex(/^[A-Z]{2}$/, 'is no code of a tenant or group such as AZ, AG')
      .refine(isTenantCode)
      .optional()
      .describe(
        'Makes it a tenant that users can sign in to: the code of its group, its own where it is of none. Left out: as it is',
      ),
    hosts: hosts.optional().describe('Hosts at which its shop is. Left out: as they are'),
    branchHosts: hosts
      .optional()
      .describe('Hosts that begin with the landing page of the markets. Left out: as they are'),
    siteHosts: hosts
      .optional()
      .describe(
        'Hosts of other sites of the group that pass the shop’s paths on and have pages of their own. Left out: as they are',
      ),
    displayName: key(60).optional().describe('Name of the shop, in the window’s title and on papers'),
    shortName: key(30).optional().describe('Name beside the mark and below the icon; left out: displayName'),
    theme: z
      .string()
      .trim()
      .regex(/^[a-z][a-z0-9-]{0,30}$/, 'is no key of a look such as alpin')
      .optional()
      .describe('A prepared look: colours and mark'),
    brandColor: brandColor
      .optional()
      .describe('Colour of the brand, #rrggbb: white text on it and it on white have to be readable'),
    shades: z
      .tuple([hex, hex, hex, hex, hex, hex, hex, hex, hex, hex])
      .optional()
      .describe(
        'In place of brandColor, ten shades set by hand, the lightest first; the eighth is the brand',
      ),
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
    mailName: key(60).optional().describe('Name its mails are from; left out: that of MAIL_FROM'),
    mailAddress: z
      .email('is no mail address')
      .max(200)
      .optional()
      .describe('Address its mails are from; left out: that of MAIL_FROM'),
    mailSignature: text(500)
      .optional()
      .describe('Lines below its mails; left out: displayName and telephone'),
    telephone: key(40).optional(),
  })
  .superRefine((line, context) => {
    for (const { field, message } of lineContradictions(line))
      context.addIssue({ code: 'custom', path: [field], message });
  })
  .describe('How a tenant presents itself: name, look, mails. The line says all of it.');
/** How a tenant presents itself, see {@link tenantLine}. */
export type TenantLine = z.infer<typeof tenantLine>;
