import { Button, IconButton } from '@gastroshop/ui/button';
import { IconCheck, IconCopy } from '@gastroshop/ui/icons';
import { visuallyHidden } from '@gastroshop/ui/a11y';
import { type ReactNode, useEffect, useState } from 'react';

/** How long the button says that it worked. */
const SAID_MS = 3000;

/** What a button that copies takes. */
export interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  /** What it is, for screen readers: "Copy the example of a price". */
  readonly label: string;
  /** Where there is room for an icon alone. */
  readonly compact?: boolean | undefined;
}

type Outcome = 'COPIED' | 'REFUSED';

const WORDS: Readonly<Record<Outcome, string>> = { COPIED: 'Copied', REFUSED: 'Not allowed here' };

/** Copies a text, and says so to eyes and ears. */
export const CopyButton = ({ text, label, compact = false }: CopyButtonProps): ReactNode => {
  const [outcome, setOutcome] = useState<{ readonly kind: Outcome; readonly at: number }>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => {
      setOutcome(undefined);
    }, SAID_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ kind: 'COPIED', at: Date.now() });
    } catch {
      // Only pages of https and of localhost may.
      setOutcome({ kind: 'REFUSED', at: Date.now() });
    }
  };
  const words = outcome && WORDS[outcome.kind];
  const icon = outcome?.kind === 'COPIED' ? <IconCheck size={16} /> : <IconCopy size={16} />;
  return (
    <>
      {compact ? (
        <IconButton icon={icon} label={label} onClick={() => void copy()} />
      ) : (
        <Button icon={icon} label={label} onClick={() => void copy()}>
          {words ?? 'Copy'}
        </Button>
      )}
      <span role="status" className={visuallyHidden}>
        {words}
      </span>
    </>
  );
};
