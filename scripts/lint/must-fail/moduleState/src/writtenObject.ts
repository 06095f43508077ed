const state = { open: false };
export const toggle = () => {
  state.open = !state.open;
};
