// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconChevronDown = /* @__PURE__ */ createIcon(['M6 9l6 6l6 -6']);
