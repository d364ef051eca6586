import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { StepHeader } from './step-header';

const meta = {
  title: 'Frame/Step header',
  component: StepHeader,
  args: {
    title: 'Lieferung',
    steps: [
      { label: 'Warenkorb', href: '#cart' },
      { label: 'Lieferung', href: '#delivery' },
      { label: 'Bestätigung' },
    ],
    current: 1,
  },
} satisfies Meta<typeof StepHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};
export const First: Story = { args: { title: 'Warenkorb', current: 0 } };
export const WithNote: Story = { args: { title: 'Warenkorb', note: '31 Positionen', current: 0 } };
export const WithNotePhone: Story = { ...WithNote, parameters: { width: 390 } };
export const WithTools: Story = {
  args: {
    ...WithNote.args,
    tools: <Button>Drucken</Button>,
  },
};
export const WithToolsPhone: Story = { ...WithTools, parameters: { width: 390 } };
export const Last: Story = { args: { title: 'Vielen Dank für Ihre Bestellung', current: 2 } };
export const Phone: Story = { parameters: { width: 390 } };

export const LongWords: Story = {
  args: {
    title: 'Lebensmittelunverträglichkeitskennzeichnung prüfen',
    steps: [
      { label: 'Sammelbestellung', href: '#cart' },
      { label: 'Lebensmittelunverträglichkeiten', href: '#check' },
      { label: 'Auftragsbestätigung' },
    ],
  },
};
export const English: Story = {
  args: {
    title: 'Delivery',
    steps: [
      { label: 'Cart', href: '#cart' },
      { label: 'Delivery', href: '#delivery' },
      { label: 'Confirmation' },
    ],
  },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
