import { existsSync } from 'node:fs'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** Returns CHROMIUM_PATH, or an installed Chromium, headless-shell first: it renders a page with a third of the work. */
export function chromiumPath(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...names.map((name) => `/usr/bin/${name}`)]
  return candidates.find((candidate) => candidate !== undefined && existsSync(candidate))
}
