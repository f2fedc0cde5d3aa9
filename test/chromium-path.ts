import { existsSync } from 'node:fs'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** Returns CHROMIUM_PATH or the path of an installed Chromium. Prefers headless-shell, which needs a third of the work to render a page. */
export function chromiumPath(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...names.map((name) => `/usr/bin/${name}`)]
  return candidates.find((candidate) => candidate !== undefined && existsSync(candidate))
}
