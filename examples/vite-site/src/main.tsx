import { GastroshopProvider } from '@gastroshop/storefront';
import { createRoot } from 'react-dom/client';
import { LandingPage } from './landing-page';
import { shop } from './shop';

const root = document.querySelector('#root');
if (root !== null)
  createRoot(root).render(
    <GastroshopProvider shop={shop} scheme="auto">
      <LandingPage />
    </GastroshopProvider>,
  );
