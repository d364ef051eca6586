import type { ReactNode } from 'react';

/** What an icon takes. */
export interface IconProps {
  /** Edge length in px: 16 in text, 18 in controls, 20 to 24 on phones. */
  readonly size?: number | undefined;
  /** Width of the line; by default 2 up to 16 px and 1.75 above. */
  readonly stroke?: number | undefined;
  /** Class for colour and place. */
  readonly className?: string | undefined;
}

/** An outline icon: decoration beside a word, never the only name of a thing. */
export type IconComponent = (props: IconProps) => ReactNode;

/** Makes an icon of outlines on a grid of 24. */
export const createIcon = (outlines: readonly string[]): IconComponent => {
  const path = outlines.join('');
  return function Icon({ size = 18, stroke = size <= 16 ? 2 : 1.75, className }) {
    return (
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        focusable="false"
      >
        <path d={path} />
      </svg>
    );
  };
};
