// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconChevronUp = /* @__PURE__ */ createIcon(['M6 15l6 -6l6 6']);
