/** External services that the shop sends to or receives from, in page order. `inbox` receives emails, `rates` receives exchange rates. */
export const transports = ['mail', 'inbox', 'telegram', 'calls', 'photos', 'rates'] as const
export type Transport = (typeof transports)[number]

/** Kinds of transport failures that can be recognized from the error text. */
export const refusalKinds = ['unreachable', 'credentials', 'recipient', 'busy', 'refused'] as const
export type RefusalKind = (typeof refusalKinds)[number]

const signs: readonly (readonly [RefusalKind, RegExp])[] = [
  ['recipient', /mail server refused an email|email cannot be sent: to|chat not found|403: Forbidden: |\b55[0-3]\b|Nobody takes/i],
  [
    'unreachable',
    /cannot be reached|could not be made|ECONN|ENOTFOUND|EAI_AGAIN|ENOENT|EACCES|ENOSPC|time(d )?out|getaddrinfo|greeting|closed/i,
  ],
  ['credentials', /\b(401|403|530|534|535)\b|EAUTH/],
  ['busy', /\b(429|421|45[0-2]|50\d)\b/],
]

/** Classifies the error text of a transport. Returns `refused` for an unknown text. */
export function refusalKindOf(text: string): RefusalKind {
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? 'refused'
}
