import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './prose';

const meta = {
  title: 'Frame/Content',
  component: Prose,
  args: {
    children: (
      <>
        <h1>Wildwochen in der Gemeinschaftsverpflegung</h1>
        <p>
          Von Ende September bis Anfang Dezember liefern wir Reh, Hirsch und Wildschwein aus{' '}
          <a href="#origin">heimischer Jagd</a>. Frischware bestellen Sie bis 11:00 für den übernächsten Tag.
        </p>
        <h2>Was Sie dazu brauchen</h2>
        <ul>
          <li>Preiselbeeren im Glas oder als Kübel zu 5 kg</li>
          <li>Serviettenknödel, tiefgekühlt, 12 Stück</li>
          <li>Rotkraut, küchenfertig</li>
        </ul>
        <h3>Garzeiten</h3>
        <table>
          <thead>
            <tr>
              <th>Stück</th>
              <th>Kerntemperatur</th>
              <th>Zeit je kg</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Rehrücken</td>
              <td>58 °C</td>
              <td>35 Minuten</td>
            </tr>
            <tr>
              <td>Hirschschulter</td>
              <td>82 °C</td>
              <td>95 Minuten</td>
            </tr>
          </tbody>
        </table>
        <blockquote>
          <p>„Wild mag Geduld: lieber eine Stunde länger bei weniger Hitze.“</p>
        </blockquote>
        <details>
          <summary>Lebensmittelinformationsverordnung</summary>
          <p>Die Lebensmittelunverträglichkeitskennzeichnungen stehen bei jedem Artikel.</p>
        </details>
        <p>
          <small>Alle Preise netto, Irrtümer vorbehalten.</small>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Phone: Story = { parameters: { width: 390 } };
