// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconGlobe = /* @__PURE__ */ createIcon([
  'M7 9a4 4 0 1 0 8 0a4 4 0 0 0 -8 0',
  'M5.75 15a8.015 8.015 0 1 0 9.25 -13',
  'M11 17v4',
  'M7 21h8',
]);
