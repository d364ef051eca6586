export { toItemBody } from './data/item-body';
export {
  ownNameQuery,
  templateKey,
  templateQuery,
  templatesKey,
  templatesQuery,
} from './data/template-queries';
export { SaveTemplate } from './save/save-template';
export type { SaveTemplateDialogProps, TemplateLine } from './save/save-template-dialog';
export { bodyOf, draftOf, type TemplateFormValues } from './save/template-form-values';
export { TemplateForm, type TemplateFormProps } from './save/template-form';

export { useCreateTemplate } from './save/use-create-template';
