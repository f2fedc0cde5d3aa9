type Write = (fields: object, message: string) => void

export type Log = { debug: Write; info: Write; warn: Write; error: Write }

export const silentLog: Log = { debug: noop, info: noop, warn: noop, error: noop }

function noop(): void {}
