// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconX = /* @__PURE__ */ createIcon(['M18 6l-12 12', 'M6 6l12 12']);
