import { SHOP_FEATURES } from '@gastroshop/api-contract';
import { ORDER_EDITINGS } from '@gastroshop/domain/order-life';
import { LOCALES } from '@gastroshop/i18n';
import { isTenantCode, isTenantScope } from '@gastroshop/identity';
import { z } from 'zod';
import { isHostName } from '../../settings';
import { areUnique, key, text } from './fields';
import {
  lookContradictions,
  lookFields,
  SHORT_NAME_LENGTH,
  type Contradiction,
  type SaidLook,
} from './look-fields';

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

/** Where parts of a line contradict one another. */
const lineContradictions = (
  line: SaidLook & {
    readonly hosts?: readonly string[] | undefined;
    readonly branchHosts?: readonly string[] | undefined;
    readonly siteHosts?: readonly string[] | undefined;
  },
): readonly Contradiction[] => [
  ...lookContradictions(line),
  ...(areUnique(
    [line.hosts, line.branchHosts, line.siteHosts].flatMap((some) => some ?? []),
    (host) => host,
  )
    ? []
    : [{ field: 'hosts', message: 'a host stands in one of hosts, branchHosts and siteHosts alone' }]),
];

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
    shortName: key(SHORT_NAME_LENGTH)
      .optional()
      .describe('Name beside the mark and below the icon; left out: what wordmark spells, or displayName'),
    theme: z
      .string()
      .trim()
      .regex(/^[a-z][a-z0-9-]{0,30}$/, 'is no key of a look such as alpin')
      .optional()
      .describe('A prepared look: colours and mark'),
    ...lookFields,
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
    languages: z
      .array(z.enum(LOCALES))
      .min(1)
      .refine((all) => areUnique(all, (locale) => locale), 'names one twice')
      .optional()
      .describe('Languages its shop is offered in, the first for whoever has chosen none; left out: both'),
    orderEditing: z
      .enum(ORDER_EDITINGS)
      .optional()
      .describe(
        'How far its customers change their orders until the deadlines: nothing, lines, or lines and day; left out: lines and day',
      ),
    features: z
      .array(z.enum(SHOP_FEATURES))
      .refine((all) => areUnique(all, (feature) => feature), 'names one twice')
      .optional()
      .describe(
        'Parts its shop has of those that a shop may do without; an empty list: none of them. Left out: all',
      ),
    looksUpRightShop: z
      .boolean()
      .optional()
      .describe(
        'Whether somebody in the wrong shop of the group is told which is theirs, by their user name. Left out: false',
      ),
    marketLinks: z
      .array(
        z.strictObject({
          caption: key(60),
          url: z.url({ protocol: /^https$/, error: 'is no address that begins with https://' }).max(500),
        }),
      )
      .max(20)
      .optional()
      .describe('Sites that the landing page of its markets leads to'),
  })
  .superRefine((line, context) => {
    for (const { field, message } of lineContradictions(line))
      context.addIssue({ code: 'custom', path: [field], message });
  })
  .describe('How a tenant presents itself: name, look, mails. The line says all of it.');
/** How a tenant presents itself, see {@link tenantLine}. */
export type TenantLine = z.infer<typeof tenantLine>;
