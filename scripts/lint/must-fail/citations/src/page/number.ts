// DLG-10: the focus goes back.
export const back = true;
