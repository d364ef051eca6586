// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconChevronLeft = /* @__PURE__ */ createIcon(['M15 6l-6 6l6 6']);
