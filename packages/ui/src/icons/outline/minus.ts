// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconMinus = /* @__PURE__ */ createIcon(['M5 12l14 0']);
