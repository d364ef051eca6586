import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { type ReactNode, useEffect, useRef } from 'react';

/** What stands in place of a form that was sent takes. */
export interface FormSuccessProps {
  readonly onAgain?: (() => void) | undefined;
  readonly again?: string | undefined;
  readonly children: ReactNode;
}

/** The thanks in place of a form; the focus goes there, because its field is gone. */
export const FormSuccess = ({ onAgain, again, children }: FormSuccessProps): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        tone="good"
        announce="politely"
        action={
          onAgain && (
            <Button size="small" onClick={onAgain}>
              {again}
            </Button>
          )
        }
      >
        {children}
      </Notice>
    </div>
  );
};
