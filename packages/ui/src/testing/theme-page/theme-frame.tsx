import type { ReactNode } from 'react';
import {
  CartButton,
  DeadlineBar,
  HeaderBrand,
  HeaderNavigation,
  OfflineBanner,
  PageHeader,
  StepHeader,
} from '../../layout';
import type { ThemeKey } from '../../theme-data';

/** The head of a page in a theme. */
export const ThemeFrame = ({ theme }: { readonly theme: ThemeKey }): ReactNode => (
  <>
    <PageHeader
      brand={<HeaderBrand theme={theme} branch="Krems" href="#start" />}
      cart={<CartButton count={23} sum="€ 1.284,60" href="#cart" />}
      navigation={
        <HeaderNavigation
          items={[
            { href: '#range', label: 'Sortiment', current: true },
            { href: '#offers', label: 'Aktionen' },
            { href: '#fair', label: 'Herbstmesse', note: 'bis 29.11.' },
          ]}
        />
      }
      deadline={
        <DeadlineBar
          order="Heute bis 16:00"
          delivery="Lieferung Do, 26.11."
          short={{ order: 'Heute bis 16:00' }}
        />
      }
      state={<OfflineBanner state="sent" waiting={0} />}
    />
    <div style={{ padding: '16px 16px 0' }}>
      <StepHeader
        title="Lieferung"
        current={1}
        steps={[{ label: 'Warenkorb', href: '#cart' }, { label: 'Lieferung' }, { label: 'Bestätigung' }]}
      />
    </div>
  </>
);
