type Write = (fields: object, message: string) => void

/** The part of the logger that the layers below HTTP need. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write }

export const silentLog: Log = { debug: noop, info: noop, warn: noop, error: noop }

function noop(): void {}
