import { Component, type ReactNode } from 'react';
import { PageFailure } from './page-failure';

interface AppBoundaryProps {
  readonly children: ReactNode;
}

/** Says that something failed where an empty page would stand. */
export class AppBoundary extends Component<AppBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PageFailure /> : this.props.children;
  }
}
