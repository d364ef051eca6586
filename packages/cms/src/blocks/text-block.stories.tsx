import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory } from '../testing';

const meta = { title: 'Content/Text', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'textBlock',
        title: say('Rezept: Hirschragout für 20', 'Recipe: venison ragout for 20'),
        text: say(
          '<p>4 kg Hirschragout <strong>scharf anbraten</strong>, mit Rotwein ablöschen und zwei Stunden schmoren. Mehr dazu im <a href="/flyers">Flugblatt</a>.</p><ul><li>Dazu: Semmelknödel und Preiselbeeren</li><li>Wein: Blaufränkisch</li></ul><table><thead><tr><th>Stück</th><th>Kerntemperatur</th></tr></thead><tbody><tr><td>Rehrücken</td><td>58 °C</td></tr></tbody></table>',
          '<p><strong>Brown</strong> 4 kg of diced venison, deglaze with red wine and braise for two hours. More in the <a href="/flyers">flyer</a>.</p><ul><li>Serve with bread dumplings and lingonberries</li><li>Wine: Blaufränkisch</li></ul><table><thead><tr><th>Cut</th><th>Core temperature</th></tr></thead><tbody><tr><td>Saddle of roe deer</td><td>58 °C</td></tr></tbody></table>',
        ),
      },
    ],
  },
};

export const WithoutTitle: Story = {
  args: {
    write: (say) => [
      {
        kind: 'textBlock',
        text: say(
          '<p>Preise netto, exkl. USt, solange der Vorrat reicht.</p>',
          '<p>Net prices, excluding VAT, while stocks last.</p>',
        ),
      },
    ],
  },
};

export const Phone: Story = { ...Usual, parameters: { width: 390 } };
