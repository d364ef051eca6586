import { Component, type ReactNode } from 'react';

interface BlockBoundaryProps {
  /** What stands in place of a block that cannot be drawn. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a block that cannot be drawn from taking the page with it: content is changed without a release. */
export class BlockBoundary extends Component<BlockBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
