/** Time limit of a statement, enforced by the PostgreSQL server. Applies to pooled connections. */
export const statementTimeoutMs = 3000

/**
 * Time limit for the response to a statement, enforced by the client. Longer than `statementTimeoutMs`, so that normally the server reports
 * the time-out first.
 */
export const queryTimeoutMs = 4000

/**
 * Time after which the server ends a transaction whose client sends nothing. Without this limit, rows locked before a network failure would
 * stay locked for hours, until the operating system detects the dead connection. Longer than `queryTimeoutMs`, so that the client gives up
 * first.
 */
export const idleTransactionTimeoutMs = 8000

/** Time limit for opening a connection or waiting for a free pooled connection. */
export const connectTimeoutMs = 3000

export const probeTimeoutMs = 2000

/** Idle time of a connection before the first TCP keep-alive probe. */
export const keepAliveDelayMs = 5000
