/** Why something did not get to the world outside, and whether and when another try makes sense. */
export class Undelivered extends Error {
  override name = 'Undelivered'
  /** Seconds that the other side asks to wait. */
  readonly retryAfterS: number | undefined
  /** Whether every other try would end the same. */
  readonly isFinal: boolean
  constructor(message: string, { retryAfterS, isFinal = false, cause }: { retryAfterS?: number; isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.retryAfterS = retryAfterS
    this.isFinal = isFinal
  }
}
