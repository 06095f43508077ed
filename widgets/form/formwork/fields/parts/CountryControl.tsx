import type { ComponentProps } from 'react';
import type { Country } from '../../model/renderModel';
import { PartInput } from './PartInput';

interface CountryControlProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'> {
  isRequired: boolean;
  countries: readonly Country[];
  /** Returns what is sent of a country, and what a visitor reads of it. */
  optionOf(country: Country): { value: string; text: string };
}

/**
 * A choice of countries, none of them chosen: who leaves it empty sends it empty. An input where
 * the server sends no countries.
 */
export function CountryControl({
  isRequired,
  countries,
  optionOf,
  autoComplete,
  inputMode,
}: CountryControlProps) {
  if (!countries.length) {
    return (
      <PartInput
        title="Country"
        isRequired={isRequired}
        autoComplete={autoComplete}
        inputMode={inputMode}
      />
    );
  }
  return (
    <select
      className="field-element"
      data-title="Country"
      aria-required={isRequired || undefined}
      autoComplete={autoComplete}
    >
      <option value="" />
      {countries.map((country, at) => {
        const { value, text } = optionOf(country);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and a country may be there twice.
          <option key={at} value={value}>
            {text}
          </option>
        );
      })}
    </select>
  );
}
