import { useState, type ReactNode } from 'react';
import { Button } from '../button';

/** What a story of something that floats takes. */
export interface OverlayStoryProps {
  /** Whether it is open from the start. */
  readonly open: boolean;
  /** Draws it. */
  readonly children: (opened: boolean, close: () => void) => ReactNode;
}

/** A page with a button that opens what floats. */
export const OverlayStory = ({ open, children }: OverlayStoryProps): ReactNode => {
  const [opened, setOpened] = useState(open);
  return (
    <main style={{ minHeight: 640 }}>
      <Button
        onClick={() => {
          setOpened(true);
        }}
      >
        Öffnen
      </Button>
      {children(opened, () => {
        setOpened(false);
      })}
    </main>
  );
};
