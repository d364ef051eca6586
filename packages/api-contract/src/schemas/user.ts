import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { boundedString, emailSchema, idSchema } from './scalars';

/** Languages of the shop. */
export const LOCALES = ['de-AT', 'en-GB'] as const;
/** Language of the shop, see {@link LOCALES}. */
export type Locale = (typeof LOCALES)[number];

const userShape = z
  .object({
    userId: z.string().describe('Key of the user in the sign-on service'),
    firstname: z.string().optional().describe('First name; missing where it is not known'),
    lastname: z.string().optional().describe('Last name; missing where it is not known'),
    email: z.string().optional().describe('Address of the user; missing where it is not known'),
    username: z.string().describe('Name the user signs in with'),
    locale: z
      .string()
      .optional()
      .describe('Language the user chose, such as de-AT; missing: none chosen yet'),
    ordermails: list(z.string()).describe('Addresses that confirmations of orders go to'),
    labelmails: list(z.string()).describe('Addresses that labels are mailed to'),
    customerRelationshipId: z
      .string()
      .optional()
      .describe('Key of the user in the customer relationship system'),
  })
  .meta({
    description: 'The signed-in user.',
    examples: [
      {
        userId: 'u-1',
        firstname: 'Anna',
        lastname: 'Huber',
        email: 'anna@gasthof-post.at',
        username: 'ab123456',
        locale: 'de-AT',
        ordermails: ['kueche@gasthof-post.at'],
        labelmails: [],
      },
    ],
  });
/** The signed-in user. */
export interface User extends z.infer<typeof userShape> {}
export const userSchema: Schema<User> = registerComponent('User', userShape);

const userChangeShape = z
  .strictObject({
    userId: idSchema.optional().describe('Taken so that an answer can be sent back; another one is refused'),
    firstname: boundedString(100).optional().describe('First name, at most 100 characters'),
    lastname: boundedString(100).optional().describe('Last name, at most 100 characters'),
    email: emailSchema.optional().describe('Address of the user, at most 254 characters'),
    username: idSchema
      .optional()
      .describe('Taken so that an answer can be sent back; another one is refused'),
    locale: z.enum(LOCALES).optional().describe('Language of the shop and its mails'),
    ordermails: list(emailSchema, 300)
      .optional()
      .describe('Addresses that confirmations of orders go to, at most 300'),
    labelmails: list(emailSchema, 300)
      .optional()
      .describe('Addresses that labels are mailed to, at most 300'),
    customerRelationshipId: idSchema
      .optional()
      .describe('Taken so that an answer can be sent back; another one is refused'),
  })
  .meta({
    description: 'What a user changes of the own data. Fields left out stay as they are.',
    examples: [{ firstname: 'Anna', locale: 'en-GB', ordermails: ['kueche@gasthof-post.at'] }],
  });
/** What a user changes of the own data. Fields left out stay as they are. */
export interface UserChange extends z.infer<typeof userChangeShape> {}
export const userChangeSchema: Schema<UserChange> = registerComponent('UserChange', userChangeShape);

const localeChoiceShape = z
  .strictObject({ locale: z.enum(LOCALES).describe('Language of the shop and its mails from now on') })
  .meta({ description: 'The language a user chose.', examples: [{ locale: 'en-GB' }] });
/** The language a user chose. */
export interface LocaleChoice extends z.infer<typeof localeChoiceShape> {}
export const localeChoiceSchema: Schema<LocaleChoice> = registerComponent('LocaleChoice', localeChoiceShape);

const landmarktTenantShape = z
  .object({
    tenant: z.string().nullable().describe('Code of the tenant; null: none of the group'),
  })
  .describe('Which tenant of the group a user belongs to; null: none of it.');
/** Which tenant of the group a user belongs to; null: none of it. */
export interface LandmarktTenant extends z.infer<typeof landmarktTenantShape> {}
export const landmarktTenantSchema: Schema<LandmarktTenant> = registerComponent(
  'LandmarktTenant',
  landmarktTenantShape,
);
