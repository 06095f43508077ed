export const names = (all: Map<string, number>) => all.keys().map((name) => name.trim());
