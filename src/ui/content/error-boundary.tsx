import { Component, type ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { EmptyState } from './empty-state.tsx';

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** The part failed to load or draw; when this changes (a new path), it is tried again. */
  resetKey: string;
  /** Called once a failure is shown, before anything can be tried again. */
  onFailure?: () => void;
  /** Shown instead of the failure and its buttons where nothing can be pressed. */
  failed?: ReactNode;
};

type State = { failure: Error | undefined; resetKey: string };

/** Keeps a failing part from taking the shell with it: says what failed and offers to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { failure: undefined, resetKey: props.resetKey };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    const { failure } = this.state;
    const { children, failed } = this.props;
    if (failure === undefined) return children;
    if (failed !== undefined) return failed;
    return (
      <div role="alert">
        <EmptyState
          title="An error has occurred. Please try again."
          action={
            <div className="row">
              <Button onPress={() => this.setState({ failure: undefined })}>Try again</Button>
              <Button onPress={() => window.location.reload()}>Reload the page</Button>
            </div>
          }
        >
          {failure.message}
        </EmptyState>
      </div>
    );
  }
}
