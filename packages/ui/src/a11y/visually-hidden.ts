import styles from './visually-hidden.module.css';

/** The class of words that screen readers say and nobody sees. */
export const visuallyHidden = styles['spokenOnly'];
