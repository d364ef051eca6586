import { propertySeed, vitestConfig } from '@gastroshop/config/vitest';

export default vitestConfig({ setupFiles: [propertySeed] });
