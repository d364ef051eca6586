import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { CrateDrawing } from './crate-drawing';
import { EmptyState } from './empty-state';
import { ListDrawing } from './list-drawing';

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: {
    title: 'Noch keine Stammartikel',
    children:
      'Hier sammelt sich, was Sie regelmäßig kaufen. Nach der ersten Bestellung füllt sich die Liste von selbst.',
    drawing: <CrateDrawing />,
    actions: (
      <>
        <Button variant="filled">Zum Sortiment</Button>
        <Button>Aus Vorlage füllen</Button>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Phone: Story = { parameters: { width: 390 } };
export const Templates: Story = {
  args: {
    title: 'Noch keine Vorlagen',
    children: 'Eine Vorlage ist eine Liste, die Sie mit einem Griff bestellen.',
    drawing: <ListDrawing />,
    actions: <Button variant="filled">Vorlage anlegen</Button>,
  },
};
export const Compact: Story = {
  args: {
    compact: true,
    headingLevel: 3,
    drawing: undefined,
    title: 'Der Warenkorb ist leer',
    children: 'Tippen Sie bei einem Artikel eine Menge.',
    actions: undefined,
  },
  parameters: { width: 300 },
};
export const LongWords: Story = {
  args: {
    title: 'Keine Lebensmittelunverträglichkeitskennzeichnungen',
    children:
      'Die Nährwertinformationsverordnungsangaben des Herstellers liegen für diesen Artikel noch nicht vor.',
  },
  parameters: { width: 300 },
};
