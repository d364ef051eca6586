// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconSelector = /* @__PURE__ */ createIcon(['M8 9l4 -4l4 4', 'M16 15l-4 4l-4 -4']);
