import ipaddr from 'ipaddr.js'

/**
 * Maps an IP address to the networks for rate limits. `line`: one subscriber (an IPv4 address, or an IPv6 /64). `network`: the surrounding
 * /24 or /48. Returns an invalid address unchanged.
 */
export function ipNetworks(ip: string): { line: string; network: string } {
  if (!ipaddr.isValid(ip)) return { line: ip, network: ip }
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return { line: address.toString(), network: `${address.octets.slice(0, 3).join('.')}.0/24` }
  const groups = address.parts.map((part) => part.toString(16))
  return { line: `${groups.slice(0, 4).join(':')}::/64`, network: `${groups.slice(0, 3).join(':')}::/48` }
}
