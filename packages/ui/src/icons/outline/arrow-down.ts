// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconArrowDown = /* @__PURE__ */ createIcon(['M12 5l0 14', 'M18 13l-6 6', 'M6 13l6 6']);
