// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconArrowRight = /* @__PURE__ */ createIcon(['M5 12l14 0', 'M13 18l6 -6', 'M13 6l6 6']);
