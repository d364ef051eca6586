import { useLocale } from '@gastroshop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { sampleImage, sayIn } from '../testing';
import { FooterView } from './footer-view';
import { HeaderNoticeView } from './header-notice-view';

interface FooterStoryProps {
  readonly hasOwnColumns: boolean;
}

const FooterStory = ({ hasOwnColumns }: FooterStoryProps): ReactNode => {
  const say = sayIn(useLocale().locale);
  return (
    <>
      <HeaderNoticeView
        header={{
          notice: say(
            'Herbstmesse bis So, 29. Nov.: 3 % auf alle Listenpreise',
            'Autumn fair until Sun, 29 Nov: 3 % off',
          ),
        }}
      />
      <FooterView
        footer={{
          linksMain: [
            { caption: say('Über uns', 'About us'), url: '/page/ueber-uns' },
            { caption: say('Lieferzeiten', 'Delivery times'), url: '/page/lieferzeiten' },
          ],
          linksDisclaimer: [
            { caption: say('Impressum', 'Legal notice'), url: '/page/impressum' },
            { caption: say('AGB', 'Terms'), url: '/page/agb' },
          ],
          privacyPolicyUrl: '/page/datenschutz',
          copyrightNotice: '© 2026 Gastrofresh Krems',
          addressLines: ['Gastrofresh Krems', 'Wiener Straße 101', '3500 Krems an der Donau'],
          pickup: say('Abholmarkt: Mo–Fr 6:30–17:00', 'Cash & carry: Mon–Fri 6:30–17:00'),
          displayTelephone: '+43 2732 9000',
          telephoneTimes: [say('Mo–Fr 6:00–17:00', 'Mon–Fri 6:00–17:00')],
          emailAddress: 'bestellung@gastrofresh.example',
          logosLeft: [sampleImage('tile-region', say('Regionalsiegel', 'Regional seal'))],
          socialMediaLinks: [
            { caption: 'Instagram', url: 'https://instagram.com/gastrofresh', target: '_blank' },
          ],
        }}
        custom={
          hasOwnColumns
            ? {
                columns: [
                  {
                    title: 'Landmarkt',
                    text: 'Hauptstraße 1, 5700 Zell',
                    links: [{ caption: '+43 6542 1', url: 'tel:+4365421' }],
                  },
                  {
                    title: say('Service', 'Service'),
                    links: [{ caption: say('Kontakt', 'Contact'), url: '/contacts' }],
                  },
                ],
              }
            : undefined
        }
      />
    </>
  );
};

const meta = { title: 'Content/Footer', component: FooterStory } satisfies Meta<typeof FooterStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { hasOwnColumns: false } };
export const OwnColumns: Story = { args: { hasOwnColumns: true } };
export const Phone: Story = { ...Usual, parameters: { width: 390 } };
