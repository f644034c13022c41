// Exports push notifications in this browser for the settings that switch them.
export { PushRefused } from "./push-refused.tsx";
export { usePushSwitch } from "./use-push-switch.ts";
