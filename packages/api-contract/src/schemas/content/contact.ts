import { z } from 'zod';
import { registerComponent, type Schema } from '../register-component';
import { list } from '../list-schema';
import { contentImageSchema } from './link';

const contactPersonShape = z
  .object({
    key: z.string().describe("Key of the person, which a customer's record may name"),
    name: z.string().describe('First and last name'),
    role: z.string().optional().describe('What the person does, in words'),
    picture: contentImageSchema.optional().describe('Portrait'),
    email: z.string().optional().describe('E-mail address'),
    landlineNumber: z.string().optional().describe('Telephone number at the desk, as it is written'),
    mobileNumber: z.string().optional().describe('Mobile number, as it is written'),
    faxNumber: z.string().optional().describe('Fax number, as it is written'),
    extraInfo: z.string().optional().describe('When or for what to call, in words'),
  })
  .describe('Somebody to turn to.');
/** Somebody to turn to. */
export interface ContactPerson extends z.infer<typeof contactPersonShape> {}
export const contactPersonSchema: Schema<ContactPerson> = registerComponent(
  'ContactPerson',
  contactPersonShape,
);

const departmentShape = z
  .object({
    id: z.string().describe('Key of the department'),
    name: z.string().describe('Name in the language asked for'),
    active: z.boolean().describe('Whether it is shown'),
    members: list(contactPersonSchema).describe('Its people, in the order to show them'),
  })
  .describe('A department and its people.');
/** A department and its people. */
export interface Department extends z.infer<typeof departmentShape> {}
export const departmentSchema: Schema<Department> = registerComponent('Department', departmentShape);

const contactsShape = z
  .object({ departments: list(departmentSchema).describe('The departments, in the order to show them') })
  .describe('Departments and their people.');
/** Departments and their people. */
export interface Contacts extends z.infer<typeof contactsShape> {}
export const contactsSchema: Schema<Contacts> = registerComponent('Contacts', contactsShape);
