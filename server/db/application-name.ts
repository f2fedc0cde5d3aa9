/**
 * `application_name` of the shop's connections, optionally followed by a hyphen and a role. Only for display: `OpenDatabase.identify`
 * authenticates database sessions.
 */
export const applicationName = 'vitrine'

/** Removes `application_name` from a database URL, because it would override the name that the shop sets. */
export const withoutApplicationName = (url: string): string =>
  url.replace(/([?&])application_name=[^&#]*(&?)/, (_all, before: string, after: string) => (after ? before : ''))
