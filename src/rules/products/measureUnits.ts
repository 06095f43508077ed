import { Units } from '../enumerations/site/units';

/** The units of a store's weights and dimensions, as they are written behind a number. */
export interface MeasureUnits {
  weight: 'lbs' | 'kg';
  length: 'inches' | 'cm';
}

/** Returns the units of a `measurementStandard`: imperial ones for 1, else metric ones. */
export const measureUnits = (standard: number | undefined): MeasureUnits =>
  standard === Units.Imperial
    ? { weight: 'lbs', length: 'inches' }
    : { weight: 'kg', length: 'cm' };
