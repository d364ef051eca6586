// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from '../create-icon';

export const IconSnowflake = /* @__PURE__ */ createIcon([
  'M10 4l2 1l2 -1',
  'M12 2v6.5l3 1.72',
  'M17.928 6.268l.134 2.232l1.866 1.232',
  'M20.66 7l-5.629 3.25l.01 3.458',
  'M19.928 14.268l-1.866 1.232l-.134 2.232',
  'M20.66 17l-5.629 -3.25l-2.99 1.738',
  'M14 20l-2 -1l-2 1',
  'M12 22v-6.5l-3 -1.72',
  'M6.072 17.732l-.134 -2.232l-1.866 -1.232',
  'M3.34 17l5.629 -3.25l-.01 -3.458',
  'M4.072 9.732l1.866 -1.232l.134 -2.232',
  'M3.34 7l5.629 3.25l2.99 -1.738',
]);
