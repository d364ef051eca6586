import { tsupConfig } from '@gastroshop/config/tsup';

export default tsupConfig(
  { index: 'src/index.ts', 'react/index': 'src/react/index.ts', 'texts/index': 'src/texts/index.ts' },
  ['react/index'],
);
