import { StartupError } from '#server/context/startup-error.ts'

/** Another process holds the data folder. */
export class FolderInUseError extends StartupError {}
