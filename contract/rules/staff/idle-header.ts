/**
 * Request header of the back office: the seconds since the person's last activity on the page. Because of this header, requests that the
 * page sends on its own do not extend the session.
 */
export const idleHeader = 'x-vitrine-idle'
