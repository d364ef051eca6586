import { createEnvironment } from './create-environment';
import { startPreview } from './start-preview';

await startPreview(createEnvironment());
