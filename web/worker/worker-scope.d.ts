// The types of the service worker's environment that it uses: the types of pages and of workers
// cannot be in one program.

interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerWindow {
  readonly focused: boolean;
  readonly visibilityState: "visible" | "hidden";
  readonly postMessage: (message: unknown, transfer: readonly Transferable[]) => void;
  readonly focus: () => Promise<unknown>;
}

interface WorkerEvents {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly push: WorkerEvent & { readonly data: { readonly text: () => string } | null };
  readonly pushsubscriptionchange: WorkerEvent & {
    readonly newSubscription?: PushSubscription | null;
  };
  readonly notificationclick: WorkerEvent & { readonly notification: Notification };
}

export interface WorkerScope {
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly registration: Pick<ServiceWorkerRegistration, "showNotification" | "pushManager">;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly type: "window";
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly WorkerWindow[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
}
