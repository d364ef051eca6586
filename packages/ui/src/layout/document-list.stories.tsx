import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from '../feedback';
import { DocumentList } from './document-list';

const meta = {
  title: 'Frame/Document list',
  component: DocumentList,
  args: {
    label: 'Belege',
    documents: [
      {
        href: '#r1',
        name: 'Rechnung 2026-118 402',
        kind: 'pdf',
        meta: '23. November 2026 · € 1.284,60',
        size: '84 KB',
        fresh: true,
      },
      { href: '#r2', name: 'Lieferschein 77 310', kind: 'pdf', meta: '23. November 2026', size: '61 KB' },
      {
        href: '#p1',
        name: 'Preisliste Winter',
        kind: 'table',
        meta: 'gültig bis 28. Februar 2027',
        size: '412 KB',
        download: 'preisliste.xlsx',
      },
      { href: '#d1', name: 'Produktdatenblatt Bergkäse 6 Monate gereift', kind: 'text', meta: '203 118' },
    ],
  },
} satisfies Meta<typeof DocumentList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each row is one link, reached one after the other. */
export const Documents: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
export const WhileLoading: Story = { args: { documents: undefined } };
export const Empty: Story = { args: { documents: [] } };
export const Failed: Story = {
  args: {
    documents: undefined,
    error: <ErrorState compact title="Die Belege konnten nicht geladen werden." onRetry={fn()} />,
  },
};
export const LongWordsOnAPhone: Story = {
  args: {
    documents: [
      {
        href: '#d2',
        name: 'Lebensmittelunverträglichkeitskennzeichnungsverordnung',
        kind: 'pdf',
        meta: 'Tiefkühlgemüsemischung „Kaisergemüse küchenfertig“ 2,5 kg',
        size: '1,2 MB',
        fresh: true,
      },
    ],
  },
  parameters: { width: 390 },
};
