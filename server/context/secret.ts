import { inspect } from 'node:util'

const shown = '[secret]'

/**
 * A setting that nobody may read in a log line, an error or a dump: whatever prints it prints `[secret]`. `reveal` is for the call that
 * needs the value, as late as possible.
 */
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
