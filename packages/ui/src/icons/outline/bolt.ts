// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconBolt = /* @__PURE__ */ createIcon(['M13 3l0 7l6 0l-8 11l0 -7l-6 0l8 -11']);
