import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobDetail } from './job-detail';
import { JobList } from './job-list';

const driver = {
  title: 'Lkw-Fahrer:in im Zustelldienst',
  employmentType: 'Vollzeit, 40 Stunden',
  workLocation: 'Krems',
  entryDate: 'ab sofort',
  active: true,
  contactEmail: 'jobs@gastrofresh.example',
  teaserText: 'Sie bringen die Ware bis in den Kühlraum.',
  saneDescription: '<ul><li>Führerschein C</li><li>Freude am Kontakt mit Kunden</li></ul>',
  lawText: 'Wir freuen uns über Bewerbungen aller Geschlechter.',
  pdfLink: '/media/jobs/fahrer.pdf',
  url: '/jobs/fahrer',
};

const meta = { title: 'Content/Jobs', component: JobList } satisfies Meta<typeof JobList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  args: {
    jobs: [driver, { active: true, title: 'Lebensmitteltechnologiefachkraft', url: '/jobs/lmt' }],
  },
};
export const Phone: Story = { ...List, parameters: { width: 390 } };
export const Detail: Story = { args: { jobs: [driver] }, render: () => <JobDetail job={driver} /> };
