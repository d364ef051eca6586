import { TENANT_SCOPES } from '@gastroshop/identity';
import { brandPalette, THEME_KEYS } from '@gastroshop/ui/theme-data';
import { z } from 'zod';
import { key, text } from './fields';

const brandColor = z
  .string()
  .trim()
  .toLowerCase()
  .check(({ value, issues }) => {
    const result = brandPalette(value);
    if ('reason' in result) issues.push({ code: 'custom', message: result.reason, input: value });
  });

/** What a tenant or a group says of itself, as a line of `import tenants`. What it leaves out is its group's, or everybody's. */
export const tenantLine = z
  .strictObject({
    tenant: z
      .enum(TENANT_SCOPES)
      .describe('A tenant, a group by its main tenant (AG, LM, KI) or GROUP for all'),
    displayName: key(60).optional().describe('Name of the shop, in the window’s title and on papers'),
    shortName: key(30).optional().describe('Name beside the mark and below the icon; left out: displayName'),
    theme: z.enum(THEME_KEYS).optional().describe('A prepared look: colours and mark'),
    brandColor: brandColor
      .optional()
      .describe('Colour of the brand, #rrggbb: white text on it and it on white have to be readable'),
    markPath: text(8_000)
      .regex(/^[Mm][\dMmLlHhVvCcSsQqTtAaZze\s,.+-]*$/, 'is no data of an SVG path like M16 4l12 24H4z')
      .optional()
      .describe('The mark: data of one SVG path on a grid of 32, drawn in white on the brand colour'),
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
  .describe('How a tenant presents itself: name, look, mails. The line says all of it.');
/** How a tenant presents itself, see {@link tenantLine}. */
export type TenantLine = z.infer<typeof tenantLine>;
