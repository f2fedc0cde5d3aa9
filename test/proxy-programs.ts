import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether this machine has these programs; each is asked for its version. */
export function hasPrograms(...programs: string[]): boolean {
  return programs.every((program) => spawnSync(program, [program === 'nginx' ? '-v' : 'version']).status === 0)
}

/** Puts `servers`, an example of nginx, into a folder with a certificate and what else nginx needs; returns the file that nginx reads. */
export function layNginx(folder: string, servers: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const made = ['req', '-x509', '-newkey', 'ed25519', '-nodes', '-days', '1', '-subj', '/CN=shop', '-keyout', key, '-out', certificate]
  const { status, stderr } = spawnSync('openssl', made)
  if (status !== 0) throw new Error(String(stderr))
  writeFileSync(
    join(folder, 'servers.conf'),
    servers.replace(/(ssl_certificate_key) \S+;/g, `$1 ${key};`).replace(/(ssl_certificate) \S+;/g, `$1 ${certificate};`),
  )
  // nginx makes its own folders even when it only reads; those of the system may be missing, or another account's
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  const file = join(folder, 'main.conf')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    file,
    `${user} pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary} include ${folder}/servers.conf; }`,
  )
  return file
}
