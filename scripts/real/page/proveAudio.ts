/** Looks whether a player can be pressed, within its block; it plays nothing, which would ask others. */
export async function proveAudio(node: HTMLElement): Promise<string | undefined> {
  const player = node.querySelector('.skerry-audio');
  const button = player?.querySelector('.skerry-audio-play');
  if (!player || !button) return 'has no player';
  const { width, height } = button.getBoundingClientRect();
  if (width < 24 || height < 24) return `its button is ${width} by ${height} px`;
  const box = node.getBoundingClientRect();
  const { left, right } = player.getBoundingClientRect();
  return left < box.left - 1 || right > box.right + 1 ? 'is outside its block' : undefined;
}
