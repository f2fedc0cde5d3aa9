/**
 * The name of every connection of the shop, alone or before a hyphen: lists of the server's sessions show it. It proves nothing;
 * `OpenDatabase.identify` does.
 */
export const applicationName = 'vitrine'

/** The URL without a name of its own: the driver would give that one priority. */
export const withoutApplicationName = (url: string): string =>
  url.replace(/([?&])application_name=[^&#]*(&?)/, (_all, before: string, after: string) => (after ? before : ''))
