import { Component, type ErrorInfo, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";

type Props = {
  part: string;
  /** Drawn in place of the usual words, where it answers anything. */
  fallback?: (error: unknown) => ReactNode;
  children: ReactNode;
};

/** Keeps a fault in one part of a page from taking the rest with it. */
export class ErrorBoundary extends Component<Props, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const instead = this.props.fallback?.(failure.error);
    if (instead !== undefined) return instead;
    return (
      <div role="alert" className="rounded-md border border-high/40 bg-high-soft px-5 py-4 text-sm">
        <p className="mb-2">{this.props.part} could not be shown. The rest of the page still works.</p>
        <Button size="sm" onClick={() => this.setState({ failure: undefined })}>
          Try again
        </Button>
      </div>
    );
  }
}
