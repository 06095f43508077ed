export function used(): void {}
