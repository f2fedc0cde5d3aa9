/** Why a message or call to another service failed, and whether and when to try again. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  /** Seconds that the other side asks us to wait. */
  readonly retryAfterS: number | undefined
  /** Whether every other attempt would fail the same way. */
  readonly isFinal: boolean
  constructor(message: string, { retryAfterS, isFinal = false, cause }: { retryAfterS?: number; isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.retryAfterS = retryAfterS
    this.isFinal = isFinal
  }
}
