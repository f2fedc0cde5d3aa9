/**
 * Request header of the back office: the seconds since the person's last activity on the page. A request that the page sends by itself
 * thus does not extend the session.
 */
export const idleHeader = 'x-vitrine-idle'
