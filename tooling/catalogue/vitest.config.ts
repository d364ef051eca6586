import { vitestConfig } from '@gastroshop/config/vitest';

export default vitestConfig();
