import styles from './spoken-only.module.css';

/** The class of words that screen readers say and nobody sees. */
export const spokenOnly = styles['spokenOnly'];
