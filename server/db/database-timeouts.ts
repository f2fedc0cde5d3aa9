/** How long the PostgreSQL server may work on one statement of the pool. */
export const statementTimeoutMs = 3000

/** How long a client waits for the response to one statement. Longer than the server's own limit, so that the server reports it first. */
export const queryTimeoutMs = 4000

/**
 * How long the server keeps a transaction open whose client sends nothing: after a lost network the rows that it locked would stay locked
 * until the operating system misses the client, for hours. Longer than any client waits.
 */
export const idleTransactionTimeoutMs = 8000

/** How long making a connection may take, and how long a query may wait for a free one. */
export const connectTimeoutMs = 3000

/** How long one probe of a silent database may take. */
export const probeTimeoutMs = 2000

/** After this idle time the operating system checks whether the other side of a connection is still there. */
export const keepAliveDelayMs = 5000
