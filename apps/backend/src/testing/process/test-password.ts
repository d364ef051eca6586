/** The password of every account of a test, and of the demonstration. */
export const TEST_PASSWORD = 'demo';
