/** For `catch` of a read: a missing file or folder is null; any other error is thrown, since the file may exist. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
