import { tsupConfig } from '@gastroshop/config/tsup';

export default tsupConfig({
  index: 'src/index.ts',
  'clock/index': 'src/clock/index.ts',
  'database/index': 'src/database/index.ts',
  'outbox/index': 'src/outbox/index.ts',
  'edits/index': 'src/edits/index.ts',
  'sending/index': 'src/sending/index.ts',
  'tabs/index': 'src/tabs/index.ts',
  'live/index': 'src/live/index.ts',
});
