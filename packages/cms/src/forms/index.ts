export type { FormProblems, FormValues } from './form-values';
export { FormView, type FormViewProps } from './form-view';
export { type SignUpFields, useSignUpFields } from './use-sign-up-fields';
