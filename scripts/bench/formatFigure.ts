import type { Measure } from './suite';

/** A figure in its measure's way; nothing where it was not measured. */
export function formatFigure(value: number, unit: Measure['unit']): string {
  if (Number.isNaN(value)) return '';
  if (unit === 'count') return `${Math.round(value * 10) / 10}`;
  if (unit === 'long' && !value) return '< 50';
  return value < 100 ? value.toFixed(1) : value.toFixed(0);
}

/** How many times another figure; nothing where there is none to compare with. */
export const times = (value: number) =>
  value > 0 && value < Infinity ? `${value.toFixed(2)}×` : '';
