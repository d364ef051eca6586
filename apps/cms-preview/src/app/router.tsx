import { createBrowserRouter } from 'react-router';
import { PageFailure } from './page-failure';
import { PreviewRoute } from './preview-route';

/** Where the preview lives on the tenant's origin. */
const BASE = '/cms-preview';

/** The preview's router: every path below its base is the slug of a page. */
export const createPreviewRouter = () =>
  createBrowserRouter([{ path: '*', element: <PreviewRoute />, errorElement: <PageFailure /> }], {
    basename: BASE,
  });
