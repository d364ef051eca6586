/** What is filled in so far: the values by the label of their field. */
export type FormValues = Readonly<Partial<Record<string, readonly string[]>>>;

/** What is wrong: a sentence by the label of its field. */
export type FormProblems = Readonly<Partial<Record<string, string>>>;
