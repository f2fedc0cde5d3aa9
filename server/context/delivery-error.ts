/** A failed message or call to another service, and whether and when to retry. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  /** Seconds that the service asks to wait. */
  readonly retryAfterS: number | undefined
  /** Whether a retry would fail the same way. */
  readonly isFinal: boolean
  constructor(message: string, { retryAfterS, isFinal = false, cause }: { retryAfterS?: number; isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.retryAfterS = retryAfterS
    this.isFinal = isFinal
  }
}
