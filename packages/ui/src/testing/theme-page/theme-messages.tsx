import type { ReactNode } from 'react';
import { Button } from '../../button';
import { Notice, Toast } from '../../feedback';

const nothing = (): void => undefined;

const notices = {
  brand: 'Heute bis 16:00 für Donnerstag, 26. November',
  info: 'Maria Leitner bearbeitet denselben Warenkorb.',
  good: 'Die Vorlage „Sonntagsbrunch“ ist gespeichert.',
  warning: 'Vogerlsalat kommt erst Fr, 27.11.',
  error: 'Der Preis konnte nicht geladen werden.',
} as const;

const TONES = ['brand', 'info', 'good', 'warning', 'error'] as const;

/** What the shop says. */
export const ThemeMessages = (): ReactNode => (
  <>
    {TONES.map((tone) => (
      <Notice key={tone} tone={tone} action={<Button size="small">Ansehen</Button>}>
        {notices[tone]}
      </Notice>
    ))}
    <Toast
      toast={{
        tone: 'good',
        title: '36 Artikel im Warenkorb',
        action: { label: 'Rückgängig', onAction: nothing },
      }}
      onClose={nothing}
    />
  </>
);
