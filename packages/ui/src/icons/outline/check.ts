// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconCheck = /* @__PURE__ */ createIcon(['M5 12l5 5l10 -10']);
