// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconPlus = /* @__PURE__ */ createIcon(['M12 5l0 14', 'M5 12l14 0']);
