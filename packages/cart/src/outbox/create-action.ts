/** Something that happened to a state, with what is known of it; Redux stores take it as their own. */
export type StateAction<Payload> = Readonly<{ type: string; payload: Payload }>;

/** Makes the actions of one kind, and knows them again. */
export interface ActionMaker<Arguments extends readonly unknown[], Payload> {
  (...told: Arguments): StateAction<Payload>;
  readonly match: (action: Readonly<{ type: string }>) => action is StateAction<Payload>;
}

/**
 * Makes actions as Redux Toolkit does, which nobody has to install for a cart.
 *
 * @param type tells the kinds of actions apart
 * @param payload what an action tells, made of what it is made with
 */
export const createAction = <Arguments extends readonly unknown[], Payload>(
  type: string,
  payload: (...told: Arguments) => Payload,
): ActionMaker<Arguments, Payload> =>
  Object.assign((...told: Arguments) => ({ type, payload: payload(...told) }), {
    match: (action: Readonly<{ type: string }>): action is StateAction<Payload> => action.type === type,
  });
