import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#test/free-port.ts'

const deploy = join(import.meta.dirname, '../deploy')

export function hasPrograms(...programs: string[]): boolean {
  return programs.every((program) => spawnSync(program, [program === 'nginx' ? '-v' : 'version']).status === 0)
}

/**
 * Writes a configuration of nginx with a certificate and the server blocks `servers` into a folder. Returns the path of the configuration.
 */
export function layNginx(folder: string, servers: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const made = ['req', '-x509', '-newkey', 'ed25519', '-nodes', '-days', '1', '-subj', '/CN=shop', '-keyout', key, '-out', certificate]
  const { status, stderr } = spawnSync('openssl', made)
  if (status !== 0) throw new Error(String(stderr))
  writeFileSync(
    join(folder, 'servers.conf'),
    servers.replace(/(ssl_certificate_key) \S+;/g, `$1 ${key};`).replace(/(ssl_certificate) \S+;/g, `$1 ${certificate};`),
  )
  // nginx creates these folders even if it only checks a configuration. The default folders may be missing or belong to another user.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  const file = join(folder, 'main.conf')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    file,
    `${user} pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary} include ${folder}/servers.conf; }`,
  )
  return file
}

/**
 * Starts nginx and Caddy with the configurations in deploy/, in front of two processes. Returns the ports on which they listen with TLS. In
 * production, both proxies look for the files of deploy/update.sh in /run. Here they look in `folder`.
 */
export async function startProxies(folder: string, [first, second]: number[], programs: ChildProcess[]) {
  const fronts = { nginx: await freePort(), caddy: await freePort() }
  const example = (name: string) =>
    readFileSync(join(deploy, name), 'utf8')
      .replaceAll(/\b3001\b/g, String(first))
      .replaceAll(/\b3002\b/g, String(second))
      .replaceAll(/\/run\b/g, folder)
  const run = (program: string, args: string[], env: Record<string, string> = {}) =>
    programs.push(spawn(program, args, { env: { PATH: process.env.PATH, HOME: folder, ...env }, stdio: 'ignore' }))
  const servers = example('nginx.conf')
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${fronts.nginx} ssl`)
  run('nginx', ['-p', folder, '-c', layNginx(folder, servers), '-g', 'daemon off;'])
  // uses only local certificates, so that no request leaves the machine
  const local = `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n\thttps_port ${fronts.caddy}\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n`
  writeFileSync(join(folder, 'Caddyfile'), local + example('Caddyfile'))
  run('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder })
  return fronts
}
