/** A message or a call to another service has failed. Tells whether and when to retry. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  /** Seconds to wait before a retry, as requested by the service. */
  readonly retryAfterS: number | undefined
  /** Whether a retry would fail in the same way. */
  readonly isFinal: boolean
  constructor(message: string, { retryAfterS, isFinal = false, cause }: { retryAfterS?: number; isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.retryAfterS = retryAfterS
    this.isFinal = isFinal
  }
}

/** Rethrows an error about a message to the staff, whose mailbox or chat can be put right. So a final error is retried too. */
export function throwRetryable(error: unknown): never {
  throw error instanceof DeliveryError && error.isFinal ? new DeliveryError(error.message) : error
}
