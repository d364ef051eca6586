import { Component, type ReactNode, Suspense } from 'react';

/** What a part that comes later takes. */
export interface LazySlotProps {
  /** Stands there until it has come, and where it never comes; nothing if missing. */
  readonly waiting?: ReactNode;
  /** The part, whose code is loaded late. */
  readonly children: ReactNode;
}

interface LatePartState {
  readonly failed: boolean;
}

/**
 * A part of the frame whose code comes later. Where it does not come, be it without a network or because a newer version
 * has taken its place, the page goes on without it.
 */
export class LazySlot extends Component<LazySlotProps, LatePartState> {
  static getDerivedStateFromError(): LatePartState {
    return { failed: true };
  }

  override state: LatePartState = { failed: false };

  override render(): ReactNode {
    const { waiting = null, children } = this.props;
    return this.state.failed ? waiting : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
