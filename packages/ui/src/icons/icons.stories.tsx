import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './outline';

const Sheet = () => (
  <ul
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
      gap: 12,
      padding: 0,
      listStyle: 'none',
    }}
  >
    {Object.entries(icons).map(([name, Icon]) => (
      <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center', overflowWrap: 'anywhere' }}>
        <Icon size={20} />
        {name.slice('Icon'.length)}
      </li>
    ))}
  </ul>
);

const meta = { title: 'Icons/All icons', component: Sheet } satisfies Meta<typeof Sheet>;

export default meta;

export const AllIcons: StoryObj<typeof meta> = {};
