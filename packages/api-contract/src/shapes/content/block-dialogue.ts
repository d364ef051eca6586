import { z } from 'zod';
import { component } from '../component';
import { list } from '../list';
import { blockBase } from './block-base';
import { contactPerson } from './contact';
import { contentForm } from './form';

export const formBlockShape = component(
  'FormBlock',
  z
    .object({ ...blockBase, kind: z.literal('formBlock'), title: z.string().optional(), form: contentForm })
    .describe('A form.'),
);
/** A form. */
export interface FormBlock extends z.infer<typeof formBlockShape> {}

export const contactBlockShape = component(
  'ContactBlock',
  z
    .object({ ...blockBase, kind: z.literal('contact'), title: z.string().optional(), person: contactPerson })
    .describe('Somebody to turn to.'),
);
/** Somebody to turn to. */
export interface ContactBlock extends z.infer<typeof contactBlockShape> {}

export const crmFormBlockShape = component(
  'CrmFormBlock',
  z
    .object({
      ...blockBase,
      kind: z.literal('crmForm'),
      title: z.string().optional(),
      text: z.string().optional(),
      interests: list(z.object({ key: z.string(), label: z.string() })),
    })
    .describe('The sign-up form.'),
);
/** The sign-up form. */
export interface CrmFormBlock extends z.infer<typeof crmFormBlockShape> {}
