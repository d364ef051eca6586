// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconRotateClockwise = /* @__PURE__ */ createIcon(['M4.05 11a8 8 0 1 1 .5 4m-.5 5v-5h5']);
