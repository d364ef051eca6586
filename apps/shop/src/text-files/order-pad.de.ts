// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextRoom } from '@gastroshop/i18n/texts';
import orderPad from '../features/order-pad/texts/order-pad.de.json';
import orderPadColumns from '../features/order-pad/columns/texts/order-pad-columns.de.json';
import orderPadFiles from '../features/order-pad/parsing/texts/order-pad-files.de.json';
import orderPadGroups from '../features/order-pad/grid/texts/order-pad-groups.de.json';
import orderPadPage from '../features/order-pad/texts/order-pad-page.de.json';
import orderPadSteps from '../features/order-pad/steps/texts/order-pad-steps.de.json';
import pasteIntoList from '../features/order-pad/paste-into-list/texts/paste-into-list.de.json';

const room: TextRoom = {
  'order-pad': orderPad,
  'order-pad-columns': orderPadColumns,
  'order-pad-files': orderPadFiles,
  'order-pad-groups': orderPadGroups,
  'order-pad-page': orderPadPage,
  'order-pad-steps': orderPadSteps,
  'paste-into-list': pasteIntoList,
};

export default room;
