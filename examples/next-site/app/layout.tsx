import '@gastroshop/ui/themes/alpin-system.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import './page.css';
import { Providers } from './providers';

export const metadata: Metadata = { title: 'Ihr Markt in Zell', icons: { icon: 'data:,' } };

const Layout = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <html lang="de-AT">
    <body>
      <Providers>{children}</Providers>
    </body>
  </html>
);

export default Layout;
