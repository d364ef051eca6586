import { tsupConfig } from '@gastroshop/config/tsup';

export default tsupConfig({
  index: 'src/index.ts',
  'endpoints/index': 'src/endpoints/index.ts',
  'openapi/index': 'src/openapi/index.ts',
});
