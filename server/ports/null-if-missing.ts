/** A handler for `catch` after a read. Returns null if the file or folder is missing, and throws any other error. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
