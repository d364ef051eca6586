/** Attempts grow apart from seconds to hours: about two days in all. Then a job is parked, and waits for a person. */
const PATIENT = {
  policy: 'standard',
  retryLimit: 15,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 120,
  deadLetter: 'parked',
};

/** Statement that makes a queue for a new kind of job, as patient as those of orders. */
export const newQueue = (kind: string): string =>
  `select jobs.create_queue('${kind}', '${JSON.stringify(PATIENT)}');`;
