// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconPencil = /* @__PURE__ */ createIcon([
  'M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4',
  'M13.5 6.5l4 4',
]);
