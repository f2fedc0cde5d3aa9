/**
 * `application_name` of all connections of the shop, alone or followed by a hyphen and a role. For display only: sessions are authenticated
 * by `OpenDatabase.identify`.
 */
export const applicationName = 'vitrine'

/** Removes `application_name` from a database URL, because the driver would use it instead of the shop's own. */
export const withoutApplicationName = (url: string): string =>
  url.replace(/([?&])application_name=[^&#]*(&?)/, (_all, before: string, after: string) => (after ? before : ''))
