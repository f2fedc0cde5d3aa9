// Finds a Chromium for the browser tests, or installs one where that can be done without asking.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const places = [process.env.CHROMIUM_PATH, ...names.map((name) => `/usr/bin/${name}`)].filter(Boolean)

if (!places.some((place) => existsSync(place))) {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isRootOnDebian) {
    process.stdout.write('Installing Chromium for the browser tests …\n')
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-q'], quiet)
    const install = (name) => spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], quiet).status === 0
    // older Debians have the one with windows only
    if (!install('chromium-headless-shell')) install('chromium')
  } else spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
}
