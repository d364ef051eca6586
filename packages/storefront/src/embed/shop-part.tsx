import { Component, type ReactNode, Suspense } from 'react';

interface ShopPartProps {
  /** Stands there until the texts have come. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

interface ShopPartState {
  readonly hasFailed: boolean;
}

/** What fails in a part of a shop is left out, and the page of the other site stays. */
class FailureBoundary extends Component<{ readonly children: ReactNode }, ShopPartState> {
  override state: ShopPartState = { hasFailed: false };

  static getDerivedStateFromError(): ShopPartState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** A part of a shop on the page of another site: it waits for its texts by itself, and takes nothing down with it. */
export const ShopPart = ({ waiting, children }: ShopPartProps): ReactNode => (
  <FailureBoundary>
    <Suspense fallback={waiting}>{children}</Suspense>
  </FailureBoundary>
);
