/** Whether the browser sends Global Privacy Control: it says so to scripts as well. */
export const hasGpc = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
