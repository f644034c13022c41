// Catches errors while a screen renders, so that the rest stays usable.
import { Component, type ErrorInfo, type ReactNode } from "react";
import { getDisplay } from "../lib/display/display.ts";
import { textsIn } from "../lib/text/text.ts";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { Button } from "../ui/button.tsx";

export class BrokenScreen extends Component<
  { readonly children: ReactNode },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    const { broken } = textsIn(SHELL_TEXTS, getDisplay().language);
    return (
      <div className="mx-auto grid max-w-md gap-4 p-6">
        <h1 className="text-page">{broken.title}</h1>
        <p>{broken.sentence}</p>
        <div>
          <Button kind="primary" onClick={() => location.reload()}>
            {broken.reload}
          </Button>
        </div>
      </div>
    );
  }
}
