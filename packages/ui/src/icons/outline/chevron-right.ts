// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconChevronRight = /* @__PURE__ */ createIcon(['M9 6l6 6l-6 6']);
