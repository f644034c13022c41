// The shared look of menus and popovers.
export const OVERLAY = "z-40 rounded-panel border border-control bg-surface text-text";
