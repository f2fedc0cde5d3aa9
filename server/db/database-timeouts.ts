/** Time limit of one statement on the PostgreSQL server, for connections of the pool. */
export const statementTimeoutMs = 3000

/**
 * How long a client waits for the response to one statement. Longer than `statementTimeoutMs`, so that the server reports the time-out
 * first.
 */
export const queryTimeoutMs = 4000

/**
 * How long the server keeps a transaction open while its client sends nothing; longer than a client waits (`queryTimeoutMs`). Without this
 * limit, rows locked before a network failure would stay locked for hours, until the operating system detects the dead connection.
 */
export const idleTransactionTimeoutMs = 8000

/** Time limit for opening a connection, and for waiting for a free connection of the pool. */
export const connectTimeoutMs = 3000

/** Time limit of one probe of an unresponsive database. */
export const probeTimeoutMs = 2000

/** Idle time after which TCP keep-alive checks a connection. */
export const keepAliveDelayMs = 5000
