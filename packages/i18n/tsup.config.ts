import { tsupConfig } from '@gastroshop/config/tsup';

export default tsupConfig({ index: 'src/index.ts', 'react/index': 'src/react/index.ts' }, ['react/index']);
