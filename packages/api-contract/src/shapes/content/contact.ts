import { z } from 'zod';
import { component, type Shape } from '../component';
import { list } from '../list';
import { contentImage } from './link';

const contactPersonShape = z
  .object({
    key: z.string(),
    name: z.string(),
    role: z.string().optional(),
    picture: contentImage.optional(),
    email: z.string().optional(),
    landlineNumber: z.string().optional(),
    mobileNumber: z.string().optional(),
    faxNumber: z.string().optional(),
    extraInfo: z.string().optional(),
  })
  .describe('Somebody to turn to.');
/** Somebody to turn to. */
export interface ContactPerson extends z.infer<typeof contactPersonShape> {}
export const contactPerson: Shape<ContactPerson> = component('ContactPerson', contactPersonShape);

const departmentShape = z
  .object({ id: z.string(), name: z.string(), active: z.boolean(), members: list(contactPerson) })
  .describe('A department and its people.');
/** A department and its people. */
export interface Department extends z.infer<typeof departmentShape> {}
export const department: Shape<Department> = component('Department', departmentShape);

const contactsShape = z.object({ departments: list(department) }).describe('Departments and their people.');
/** Departments and their people. */
export interface Contacts extends z.infer<typeof contactsShape> {}
export const contacts: Shape<Contacts> = component('Contacts', contactsShape);
