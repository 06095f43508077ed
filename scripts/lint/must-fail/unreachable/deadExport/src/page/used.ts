export function used(): void {}

export function unused(): void {}
