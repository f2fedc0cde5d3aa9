import { StartupError } from '#server/context/startup-error.ts'

export class FolderInUseError extends StartupError {}
