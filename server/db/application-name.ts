/**
 * `application_name` of every connection of the shop, alone or followed by a hyphen and a role. For display only: `OpenDatabase.identify`
 * authenticates a session.
 */
export const applicationName = 'vitrine'

/** The URL without its own `application_name`, which the driver would prefer. */
export const withoutApplicationName = (url: string): string =>
  url.replace(/([?&])application_name=[^&#]*(&?)/, (_all, before: string, after: string) => (after ? before : ''))
