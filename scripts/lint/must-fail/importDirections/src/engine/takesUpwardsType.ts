import type { Dialogs } from '#services/owner/owner';
export type Known = Dialogs;
