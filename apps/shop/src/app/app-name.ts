/** Name of this app among those of one origin: each has a database of its own. */
export const APP = 'shop';
