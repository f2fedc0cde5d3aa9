import { inspect } from 'node:util'

const shown = '[secret]'

/** A secret that prints as `[secret]`, so that logs, errors and dumps do not contain it. Call `reveal` as late as possible. */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  reveal(): string {
    return this.#value
  }

  toString(): string {
    return shown
  }

  toJSON(): string {
    return shown
  }

  [inspect.custom](): string {
    return shown
  }
}
