import { existsSync } from 'node:fs'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** Returns the first Chromium of this machine. headless-shell comes first: it shows a page with a third of the work. */
export function chromiumPath(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...names.map((name) => `/usr/bin/${name}`)]
  return candidates.find((candidate) => candidate !== undefined && existsSync(candidate))
}
