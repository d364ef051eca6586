export type { FormProblems, FormValues } from './form-values';
export { FormView, type FormViewProps } from './form-view';
export { type CrmFormFields, useCrmFormFields } from './use-crm-form-fields';
