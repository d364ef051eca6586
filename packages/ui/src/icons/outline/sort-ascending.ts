// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconSortAscending = /* @__PURE__ */ createIcon([
  'M4 6l7 0',
  'M4 12l7 0',
  'M4 18l9 0',
  'M15 9l3 -3l3 3',
  'M18 6l0 12',
]);
