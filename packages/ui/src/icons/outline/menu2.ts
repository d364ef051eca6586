// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconMenu2 = /* @__PURE__ */ createIcon(['M4 6l16 0', 'M4 12l16 0', 'M4 18l16 0']);
