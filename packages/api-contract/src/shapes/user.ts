import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { boundedText, email, id } from './scalar';

/** Languages of the shop. */
export const LOCALES = ['de-AT', 'en-GB'] as const;
/** Language of the shop, see {@link LOCALES}. */
export type Locale = (typeof LOCALES)[number];

const userShape = z
  .object({
    userId: z.string(),
    firstname: z.string().optional(),
    lastname: z.string().optional(),
    email: z.string().optional(),
    username: z.string(),
    locale: z.string().optional(),
    ordermails: list(z.string()),
    labelmails: list(z.string()),
    customerRelationshipId: z.string().optional(),
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
export const user: Shape<User> = component('User', userShape);

const userChangeShape = z
  .strictObject({
    userId: id.optional(),
    firstname: boundedText(100).optional(),
    lastname: boundedText(100).optional(),
    email: email.optional(),
    username: id.optional(),
    locale: z.enum(LOCALES).optional(),
    ordermails: list(email, 300).optional(),
    labelmails: list(email, 300).optional(),
    customerRelationshipId: id.optional(),
  })
  .describe('What a user changes of the own data. Fields left out stay as they are.');
/** What a user changes of the own data. Fields left out stay as they are. */
export interface UserChange extends z.infer<typeof userChangeShape> {}
export const userChange: Shape<UserChange> = component('UserChange', userChangeShape);

const localeChoiceShape = z
  .strictObject({ locale: z.enum(LOCALES) })
  .meta({ description: 'The language a user chose.', examples: [{ locale: 'en-GB' }] });
/** The language a user chose. */
export interface LocaleChoice extends z.infer<typeof localeChoiceShape> {}
export const localeChoice: Shape<LocaleChoice> = component('LocaleChoice', localeChoiceShape);

const landmarktTenantShape = z
  .object({ tenant: z.enum(['LL', 'LS']).nullable() })
  .describe('Which of the two Landmarkt tenants a user belongs to; null: neither.');
/** Which of the two Landmarkt tenants a user belongs to; null: neither. */
export interface LandmarktTenant extends z.infer<typeof landmarktTenantShape> {}
export const landmarktTenant: Shape<LandmarktTenant> = component('LandmarktTenant', landmarktTenantShape);
