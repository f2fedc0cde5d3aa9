// Finds a Chromium for the browser tests. If there is none, installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const find = (...of) => of.map((name) => `/usr/bin/${name}`).find((place) => existsSync(place))
const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

if (!process.env.CHROMIUM_PATH && !find('chromium-headless-shell')) {
  const found = find(...names)
  // headless-shell needs a third of the CPU time of Chromium, so it is installed even if there is another browser
  if (isRootOnDebian) installOnDebian(found)
  else if (!found) spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
}

/**
 * Installs headless-shell, or Chromium on versions of Debian without headless-shell. Shows errors only if there is no other browser
 * (`found`).
 */
function installOnDebian(found) {
  process.stdout.write('Installing Chromium for the browser tests …\n')
  const packages = ['chromium-headless-shell', ...(found ? [] : ['chromium'])]
  const options = ['-q', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
  const quiet = { stdio: ['ignore', 'ignore', found ? 'ignore' : 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const install = (name) =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', '--no-remove', ...options, name], quiet).status === 0
  spawnSync('apt-get', ['update', ...options], quiet)
  packages.some(install)
}
