import type { FormField } from '@gastroshop/api-contract';
import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldError, fieldError } from './field-error';
import { FormFieldView } from './form-field';
import type { FormProblems, FormValues } from './form-values';
import classes from './form-view.module.css';

/** What a form takes. */
export interface FormViewProps {
  readonly fields: readonly FormField[];
  /** Its name; a general one if missing. */
  readonly label?: string | undefined;
  readonly values: FormValues;
  readonly onChange: (field: string, values: readonly string[]) => void;
  /** What the server found wrong: the same object until it answers again. */
  readonly problems: FormProblems;
  /** Called when nothing is wrong as far as the browser can tell. */
  readonly onSubmit: () => void;
  readonly busy?: boolean | undefined;
  /** Words of the button; „Absenden“ if missing. */
  readonly action?: string | undefined;
  /** What is to be said about sending, above the button. */
  readonly children?: ReactNode;
}

/**
 * A form to fill in. What is wrong stands beside the field (CMS-2): once it was left, or when the form was sent; the
 * focus goes to the first such field.
 */
export const FormView = (props: FormViewProps): ReactNode => {
  const { fields, values, onChange, problems, onSubmit, busy = false, children } = props;
  const { t } = useTranslation('cms-form');
  const { label = t('untitled'), action = t('send') } = props;
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [mended, setMended] = useState({ problems, fields: new Set<string>() });

  const wordsOf = (fault: FieldError): string => (typeof fault === 'string' ? t(fault) : fault.words);
  const errorOf = (field: FormField): string | undefined => {
    const isJudged = attempt > 0 || left.has(field.label);
    const fault = isJudged ? fieldError(field, values[field.label] ?? []) : undefined;
    if (fault !== undefined) return wordsOf(fault);
    const isMended = mended.problems === problems && mended.fields.has(field.label);
    return isMended ? undefined : problems[field.label];
  };
  const errors = fields.map(errorOf);
  const wrong = errors.filter((error) => error !== undefined).length;

  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control =
      first?.matches('input, select, textarea') === false ? first.querySelector('input') : first;
    control?.focus();
  }, [attempt, problems]);

  return (
    <form
      ref={form}
      className={classes['form']}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        setAttempt((before) => before + 1);
        if (fields.every((field) => fieldError(field, values[field.label] ?? []) === undefined)) onSubmit();
      }}
    >
      {fields.map((field, index) => (
        <FormFieldView
          key={field.label}
          field={field}
          values={values[field.label] ?? []}
          error={errors[index]}
          onChange={(next) => {
            setMended((before) => ({
              problems,
              fields: new Set([...(before.problems === problems ? before.fields : []), field.label]),
            }));
            onChange(field.label, next);
          }}
          onLeave={() => {
            // An empty field is no fault yet: the visitor may come back to it.
            if (values[field.label] !== undefined) setLeft((before) => new Set([...before, field.label]));
          }}
        />
      ))}
      {attempt > 0 && wrong > 0 && (
        <Notice tone="error" announce="politely">
          {t('someWrong', { count: wrong })}
        </Notice>
      )}
      {children}
      <div>
        <Button variant="filled" submit busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
};
