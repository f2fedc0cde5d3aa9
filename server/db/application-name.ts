/**
 * The name of every connection of the shop, alone or before a hyphen. Triggers of the audit log know by it what the shop itself
 * writes; changes by any other program are recorded as the database's own.
 */
export const applicationName = 'vitrine'

/** The URL without a name of its own: the driver would give that one priority. */
export const withoutApplicationName = (url: string): string =>
  url.replace(/([?&])application_name=[^&#]*(&?)/, (_all, before: string, after: string) => (after ? before : ''))
