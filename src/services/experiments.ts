/** What a test decided for this visitor. */
export interface TestResult {
  /** `default` where the test could not be read. */
  segmentName: string;
  variant: string;
}

/** Feature toggles and A/B tests that the server declares: the service `experiments`. */
export interface Experiments {
  /**
   * Whether a feature is on: only where its variant is `true`.
   *
   * @param fallback Where the toggle can't be read, which the console is told of.
   */
  isOn(name: string, fallback: boolean): boolean;
  /**
   * What an A/B test decided.
   *
   * @param fallbackVariant Where the test can't be read, which the console is told of.
   */
  test(name: string, fallbackVariant: string): TestResult;
}
