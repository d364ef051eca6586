/** What kind of thing is said: done, worth knowing, needs attention, failed. */
export type Tone = 'good' | 'info' | 'warning' | 'error';
