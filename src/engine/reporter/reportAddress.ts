const PATH = '/api/events/RecordJavascriptErrors';

/** The word of a page that wants no reports. */
const OFF = 'off';

/** Returns `reportErrors` of the site context; undefined where it can't be read: others tell of that. */
function saidInContext(): unknown {
  const text = document.querySelector('script[data-site-context]')?.textContent;
  try {
    return JSON.parse(text ?? '{}')?.reportErrors;
  } catch {
    return undefined;
  }
}

/**
 * Returns where errors are reported to: what a script tag says by `data-report-errors`, or the site
 * context by `reportErrors`, where that is an address of the page's own origin. A full address, as a
 * `<base>` may lead a path to another origin. Undefined where the page wants no reports, or wants
 * them elsewhere: crumb and report are for its origin alone.
 */
export function reportAddress(): URL | undefined {
  const tag = document.querySelector<HTMLElement>('script[data-report-errors]');
  const said = tag?.dataset.reportErrors ?? saidInContext();
  if (said === OFF || said === false) return undefined;
  try {
    const url = new URL(typeof said === 'string' && said ? said : PATH, location.origin);
    return url.origin === location.origin ? url : undefined;
  } catch {
    return undefined;
  }
}
