// What lies over the page for a moment: the look that menus and popovers share.
export const OVERLAY = "z-40 rounded-panel border border-control bg-surface text-text";
