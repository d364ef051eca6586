/** One server-sent event. */
export interface ServerEvent<Data = unknown> {
  /** Name of the kind of event; "message" when the stream names none. */
  readonly event: string;
  /** Where to resume: hand it over as `lastEventId` after the stream has ended. Undefined until the stream sends one. */
  readonly id: string | undefined;
  /** The payload, parsed from JSON. */
  readonly data: Data;
}
