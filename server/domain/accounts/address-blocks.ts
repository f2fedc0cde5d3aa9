import { isIPv6 } from 'node:net'

/** Whom an address stands for: one line (IPv4, or the /64 of IPv6), and its neighbourhood (/24, or /48). */
export function addressBlocks(ip: string): { line: string; network: string } {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip
  if (!isIPv6(mapped)) return { line: mapped, network: `${mapped.split('.').slice(0, 3).join('.')}.0/24` }
  const groups = wholeGroups(mapped)
  return { line: `${groups.slice(0, 4).join(':')}::/64`, network: `${groups.slice(0, 3).join(':')}::/48` }
}

/** The groups of an IPv6 address with `::` written out: 2a00::1 → 2a00, 0, …, 0, 1. */
function wholeGroups(ip: string): string[] {
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').toLowerCase().split('::', 2)
  const groupsOf = (part: string) => (part ? part.split(':') : [])
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''))
}
