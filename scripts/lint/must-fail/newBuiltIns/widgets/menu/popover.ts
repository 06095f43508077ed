export const open = (panel: HTMLElement) => panel.showPopover();
