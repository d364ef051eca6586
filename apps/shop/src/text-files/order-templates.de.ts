// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextRoom } from '@gastroshop/i18n/texts';
import orderTemplate from '../features/order-templates/detail/texts/order-template.de.json';
import orderTemplates from '../features/order-templates/texts/order-templates.de.json';
import templateList from '../features/order-templates/list/texts/template-list.de.json';
import templateShare from '../features/order-templates/detail/texts/template-share.de.json';
import templateToggle from '../features/order-templates/toggle/texts/template-toggle.de.json';

const room: TextRoom = {
  'order-template': orderTemplate,
  'order-templates': orderTemplates,
  'template-list': templateList,
  'template-share': templateShare,
  'template-toggle': templateToggle,
};

export default room;
