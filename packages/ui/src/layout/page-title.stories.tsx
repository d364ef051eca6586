import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { IconFilter } from '../icons';
import { PageTitle } from './page-title';

const meta = {
  title: 'Frame/Page title',
  component: PageTitle,
  args: {
    children: 'Alle Artikel',
    count: '5.638 Treffer',
    actions: <Button icon={<IconFilter />}>Filter</Button>,
  },
} satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCount: Story = {};
export const Plain: Story = { args: { count: undefined, actions: undefined } };
export const LongWordsOnAPhone: Story = {
  args: { children: 'Lebensmittelunverträglichkeitskennzeichnungen' },
  parameters: { width: 390 },
};
