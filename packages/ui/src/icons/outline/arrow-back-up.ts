// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconArrowBackUp = /* @__PURE__ */ createIcon(['M9 14l-4 -4l4 -4', 'M5 10h11a4 4 0 1 1 0 8h-1']);
