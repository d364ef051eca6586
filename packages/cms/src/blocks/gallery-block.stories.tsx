import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BlockStory, sampleImage } from '../testing';

const meta = { title: 'Content/Gallery', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'galleryBlock',
        title: say('Ein Tag bei uns', 'A day with us'),
        images: ['tile-fish', 'tile-bakery', 'tile-kitchen', 'tile-region', 'tile-flyer'].map((name) =>
          sampleImage(name),
        ),
      },
    ],
  },
};

/** Reached and leafed through by keyboard; behind the last picture comes the first. */
export const ByKeyboard: Story = {
  ...Usual,
  parameters: { width: 390 },
  play: async ({ canvasElement }) => {
    // A block's code arrives when it is needed.
    const gallery = await within(canvasElement).findByRole(
      'group',
      { name: /Ein Tag bei uns|A day with us/ },
      { timeout: 10_000 },
    );
    const strip = within(gallery).getByRole('list');
    // Where motion is not reduced the strip glides.
    const patience = { timeout: 5_000 };
    const end = strip.scrollWidth - strip.clientWidth;
    await expect(end).toBeGreaterThan(0);
    await userEvent.tab();
    await expect(strip).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(Math.abs(strip.scrollLeft - end)).toBeLessThan(2), patience);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(strip.scrollLeft).toBeLessThan(2), patience);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(strip.clientWidth / 2), patience);
  },
};

export const OneImage: Story = {
  args: {
    write: (say) => [{ kind: 'galleryBlock', images: [sampleImage('tile-fish', say('Garnelen', 'Prawns'))] }],
  },
};

export const Phone: Story = { ...Usual, parameters: { width: 390 } };
