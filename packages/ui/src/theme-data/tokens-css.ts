import { cssBlock } from './css-block';
import { fontFamily, motion, radii, spaces, typeScale } from './scales';
import { schemeColors } from './scheme-colors';
import { DARK_ROOT, themeCss } from './theme-css';
import { DEFAULT_THEME } from './themes';

const rem = (px: number): string => `${px / 16}rem`;

const letters: (readonly [string, string | number])[] = Object.entries(typeScale).flatMap(
  ([name, { size, line, weight, ...more }]) => [
    [`text-${name}`, rem(size)] as const,
    [`leading-${name}`, rem(line)] as const,
    [`weight-${name}`, weight] as const,
    ...('tracking' in more ? [[`tracking-${name}`, more.tracking] as const] : []),
  ],
);

/** The variables of the kit's own sheet (`theme/tokens.css` is this text): scales, shared colours, default theme. */
export const tokensCss = (): string =>
  [
    cssBlock(':root', {
      font: fontFamily,
      ...Object.fromEntries(letters),
      ...Object.fromEntries(spaces.map((step) => [`space-${step}`, rem(step * 4)])),
      radius: `${radii.control}px`,
      ...Object.fromEntries(Object.entries(radii).map(([use, px]) => [`radius-${use}`, `${px}px`])),
      ...Object.fromEntries(Object.entries(motion).map(([use, value]) => [`motion-${use}`, value])),
      ...schemeColors('light'),
    }),
    cssBlock(DARK_ROOT, schemeColors('dark')),
    `@media (prefers-reduced-motion: reduce) {\n  :root {\n    --gs-motion-fast: 0ms;\n    --gs-motion-base: 0ms;\n    --gs-motion-sheet: 0ms;\n  }\n}\n`,
    themeCss(DEFAULT_THEME),
  ].join('\n');
