import { z } from 'zod';
import { registerComponent, type Schema } from '../register-component';
import { list } from '../list-schema';

/** How choices are offered. */
export const CHOICE_TYPES = ['SELECT', 'RADIO', 'CHECK'] as const;
/** How choices are offered, see {@link CHOICE_TYPES}. */
export type ChoiceType = (typeof CHOICE_TYPES)[number];

const textInputShape = z
  .object({
    multiline: z.boolean().describe('Whether it has several lines'),
    placeholder: z.string().optional().describe('Example shown while it is empty'),
    regexPattern: z.string().optional().describe('Pattern the whole text has to match'),
    regexLabel: z.string().optional().describe('What to say when it does not'),
  })
  .meta({
    description: 'A field to write into.',
    examples: [{ multiline: false, regexPattern: '^[0-9]{4}$', regexLabel: 'Vier Ziffern' }],
  });
/** A field to write into. */
export interface TextInput extends z.infer<typeof textInputShape> {}
export const textInputSchema: Schema<TextInput> = registerComponent('TextInput', textInputShape);

const choiceInputShape = z
  .object({
    choiceType: z.enum(CHOICE_TYPES).describe('SELECT and RADIO: one of them; CHECK: any number'),
    choices: list(z.string()).describe('What can be chosen, as it is shown and sent'),
    placeholder: z.string().optional().describe('What a SELECT shows while nothing is chosen'),
  })
  .meta({
    description: 'A field to choose in.',
    examples: [{ choiceType: 'RADIO', choices: ['Ja', 'Nein'] }],
  });
/** A field to choose in. */
export interface ChoiceInput extends z.infer<typeof choiceInputShape> {}
export const choiceInputSchema: Schema<ChoiceInput> = registerComponent('ChoiceInput', choiceInputShape);

const textFieldShape = z
  .object({
    label: z.string().describe('What is asked, unique in the form'),
    required: z.boolean().describe('Whether it may not be left empty'),
    type: z.literal('textInput').describe('Tells a field to write into from one to choose in'),
    textInput: textInputSchema.describe('How it is written into'),
  })
  .describe('A field to write into, with its label');
/** A field to write into, with its label. */
export interface TextField extends z.infer<typeof textFieldShape> {}

const choiceFieldShape = z
  .object({
    label: z.string().describe('What is asked, unique in the form'),
    required: z.boolean().describe('Whether something has to be chosen'),
    type: z.literal('choiceInput').describe('Tells a field to choose in from one to write into'),
    choiceInput: choiceInputSchema.describe('What can be chosen'),
  })
  .describe('A field to choose in, with its label');
/** A field to choose in, with its label. */
export interface ChoiceField extends z.infer<typeof choiceFieldShape> {}

/** A field of a form. Its rules hold in the browser and on the server (CMS-2). */
export type FormField = TextField | ChoiceField;
export const formFieldSchema: Schema<FormField> = registerComponent(
  'FormField',
  z.discriminatedUnion('type', [textFieldShape, choiceFieldShape]).describe('A field of a form'),
);

const contentFormShape = z
  .object({
    id: z.string().describe('Key of the form, to be sent with it'),
    key: z.string().optional().describe('Name editors gave it'),
    adminContact: z.string().optional().describe('Who looks after it'),
    receivers: list(z.string()).optional().describe('Who receives what is sent in'),
    fields: list(formFieldSchema).describe('Its fields, from top to bottom'),
  })
  .describe('A form of the content.');
/** A form of the content. */
export interface ContentForm extends z.infer<typeof contentFormShape> {}
export const contentFormSchema: Schema<ContentForm> = registerComponent('ContentForm', contentFormShape);
