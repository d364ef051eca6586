import { useId } from 'react';
import type { FieldProps } from './field-props';

/** Ids that tie a control to its words. */
export interface FieldIds {
  /** Id of the control, for its label. */
  readonly control: string;
  /** Id of the hint. */
  readonly hint: string;
  /** Id of the error. */
  readonly error: string;
  /** What a control of the field carries. */
  readonly aria: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-required': true | undefined;
  };
}

const stands = (words: FieldProps['hint']): boolean => words !== undefined && words !== null && words !== '';

/** Ties a control to its label, hint and error; the error is heard first. */
export const useFieldIds = ({ hint, error, required }: Partial<FieldProps>): FieldIds => {
  const id = useId();
  const ids = { control: `${id}-control`, hint: `${id}-hint`, error: `${id}-error` };
  const described = [...(stands(error) ? [ids.error] : []), ...(stands(hint) ? [ids.hint] : [])];
  return {
    ...ids,
    aria: {
      id: ids.control,
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      'aria-invalid': stands(error) ? true : undefined,
      'aria-required': required === true ? true : undefined,
    },
  };
};
