export { Disclosure, type DisclosureProps } from './disclosure';
export { Tabs, type Tab, type TabsProps } from './tabs';
