import { z } from 'zod';
import { registerComponent } from '../register-component';
import { list } from '../list-schema';
import { blockBase, blockKind } from './block-base';
import { contactPersonSchema } from './contact';
import { contentFormSchema } from './form';

export const formBlockSchema = registerComponent(
  'FormBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('formBlock'),
      title: z.string().optional().describe('Heading above the form'),
      form: contentFormSchema.describe('The fields and who receives them'),
    })
    .describe('A form.'),
);
/** A form. */
export interface FormBlock extends z.infer<typeof formBlockSchema> {}

export const contactBlockSchema = registerComponent(
  'ContactBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('contact'),
      title: z.string().optional().describe('Heading above the person'),
      person: contactPersonSchema.describe('Who it is and how to reach them'),
    })
    .describe('Somebody to turn to.'),
);
/** Somebody to turn to. */
export interface ContactBlock extends z.infer<typeof contactBlockSchema> {}

export const crmFormBlockSchema = registerComponent(
  'CrmFormBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('crmForm'),
      title: z.string().optional().describe('Heading above the form'),
      text: z.string().optional().describe('What one signs up for, in words'),
      interests: list(
        z.object({
          key: z.string().describe('What is sent when it is ticked'),
          label: z.string().describe('What is shown beside the box'),
        }),
      ).describe('Interests to tick'),
    })
    .describe('The sign-up form.'),
);
/** The sign-up form. */
export interface CrmFormBlock extends z.infer<typeof crmFormBlockSchema> {}
