/** Where an event of analytics comes from. A page's are `WEB`. */
export const eventSources = ['WEB', 'IOS', 'ANDROID', 'SERVER'] as const;
export type EventSource = (typeof eventSources)[number];

/** Where the software runs that sends an event. */
export const eventEnvironments = ['dev', 'qa', 'staging', 'prod'] as const;
export type EventEnvironment = (typeof eventEnvironments)[number];

/** The groups into which visitors are drawn. */
export const cohorts = ['A', 'B', 'C', 'D', 'E'] as const;
export type Cohort = (typeof cohorts)[number];
