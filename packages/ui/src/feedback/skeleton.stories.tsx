import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loading } from './loading';
import { Skeleton } from './skeleton';
import { SkeletonLines } from './skeleton-lines';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = { args: { width: 180 } };
export const Image: Story = { args: { shape: 'block', width: 64, height: 64 } };
export const Control: Story = { args: { shape: 'outline', width: 226, height: 36 } };

export const Paragraph: Story = {
  render: () => (
    <Loading label="Die Beschreibung wird geladen">
      <SkeletonLines count={4} />
    </Loading>
  ),
  parameters: { width: 390 },
};
