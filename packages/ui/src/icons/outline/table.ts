// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconTable = /* @__PURE__ */ createIcon([
  'M3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14',
  'M3 10h18',
  'M10 3v18',
]);
