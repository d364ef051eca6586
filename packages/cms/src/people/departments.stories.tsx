import type { Meta, StoryObj } from '@storybook/react-vite';
import { DepartmentsView } from './departments-view';

const person = (key: string, name: string, role: string) => ({
  key,
  name,
  role,
  email: `${key}@gastrofresh.example`,
  landlineNumber: '+43 2732 9000-21',
});

const meta = { title: 'Content/Departments', component: DepartmentsView } satisfies Meta<
  typeof DepartmentsView
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    contacts: {
      departments: [
        {
          id: 'sales',
          name: 'Verkauf',
          active: true,
          members: [
            person('winkler', 'Michael Winkler', 'Außendienst Pinzgau'),
            person('brunner', 'Eva Brunner', 'Gemeinschaftsverpflegungsgroßkundenbetreuung'),
          ],
        },
        {
          id: 'desk',
          name: 'Bestellannahme',
          active: true,
          members: [person('auer', 'Maria Auer', 'Leitung')],
        },
      ],
    },
  },
};
export const Phone: Story = { ...Usual, parameters: { width: 390 } };
