import { Component, type ErrorInfo, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";

type Props = { part: string; children: ReactNode };

/** Keeps a fault in one part of a page from taking the rest with it. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="rounded-md border border-high/40 bg-high-soft px-5 py-4 text-sm">
        <p className="mb-2">{this.props.part} could not be shown. The rest of the page still works.</p>
        <Button size="sm" onClick={() => this.setState({ hasFailed: false })}>
          Try again
        </Button>
      </div>
    );
  }
}
