/**
 * Arguments for a Node program whose exit a test waits for. Without these arguments, `process.exit` sometimes hangs in Node 24: the main
 * thread waits for a compiler thread, which waits for a garbage collection by the main thread (nodejs/node#54918).
 */
export const safeExit = ['--no-maglev', '--no-concurrent-sparkplug'] as const

/** Options of a synchronous call of a program. A program that never ends would also block the timeout of the test. */
export const endsInTime = { timeout: 100_000, killSignal: 'SIGKILL' } as const
