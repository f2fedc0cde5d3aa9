import { exit, stderr } from 'node:process'
import { StartupError } from '#server/context/startup-error.ts'

/** Exits after a failed start. Prints one sentence for an error that a person can fix, and all details for any other error. */
export function exitOnStartupError(error: unknown): never {
  stderr.write(`${startupErrorText(error)}\n`)
  exit(1)
}

function startupErrorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof StartupError) return error.message
  const code = 'code' in error ? error.code : undefined
  const port = 'port' in error ? String(error.port) : ''
  const path = 'path' in error ? String(error.path) : 'DATA_DIR'
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Set PORT to a free one.`
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `Port ${port} may not be used by this account. Set PORT to one above 1023.`
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code === 'ENOTDIR' || isMissingFolder(code, error))
    return `The data folder cannot be written (${path}). Set DATA_DIR to a folder that can.`
  if (code === 'ENOSPC') return `The disk is full: ${path} cannot be written.`
  return error.stack ?? error.message
}

function isMissingFolder(code: unknown, error: Error): boolean {
  return code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir'
}
