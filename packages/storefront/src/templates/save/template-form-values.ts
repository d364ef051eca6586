import type { OrderTemplate } from '@gastroshop/api-contract';

/** What is typed about a template. */
export interface TemplateFormValues {
  readonly name: string;
  readonly comment: string;
  readonly shareable: boolean;
}

/** What is typed before anything is. */
export const EMPTY_DRAFT: TemplateFormValues = { name: '', comment: '', shareable: false };

/** What can be changed about a template. */
export const draftOf = ({ name, comment = '', shareable }: OrderTemplate): TemplateFormValues => ({
  name,
  comment,
  shareable,
});

/** What is typed, as it is sent. */
export const bodyOf = ({ name, comment, shareable }: TemplateFormValues) => ({
  name: name.trim(),
  comment: comment.trim(),
  shareable,
});

/** Whether it can be sent: a template needs a name (TPL-1). */
export const hasName = ({ name }: Pick<TemplateFormValues, 'name'>): boolean => name.trim() !== '';
