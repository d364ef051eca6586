import { createRoot } from 'react-dom/client';
import { Page } from './page';

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<Page />);
