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

/** Rethrows an error of a message to the staff. Makes a final error retryable, because the staff can repair their mailbox or chat. */
export function throwRetryable(error: unknown): never {
  throw error instanceof DeliveryError && error.isFinal ? new DeliveryError(error.message) : error
}
