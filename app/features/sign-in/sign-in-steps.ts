import type { TelegramProof } from '#contract/auth.ts'

/** The panels of the sign-in (AUTH-02). */
export const steps = [
  'initial',
  'phone',
  'firebase-phone',
  'firebase-code',
  'verification',
  'password',
  'register',
  'telegram-register',
] as const
export type Step = (typeof steps)[number]

/** Where a person can turn on their own. */
export type Choice = 'phone' | 'firebase-phone' | 'password' | 'register'

/** What the code of a call completes. */
export type Completes = 'sign-in' | 'registration'

export type SignInState = {
  step: Step
  /** The phone as it was typed last: no panel asks for it again. */
  phone: string
  /** What Telegram said of a person whom the shop does not know yet. */
  telegram: TelegramProof | null
  /** The call that is on its way: which panel asked for it, and when another may be asked for. */
  call: { from: Step; completes: Completes; resendAfterS: number } | null
}

export type SignInEvent =
  | { type: 'chosen'; step: Choice }
  | { type: 'telegram-unknown'; telegram: TelegramProof }
  | { type: 'sms-sent'; phone: string }
  | { type: 'call-made'; phone: string; completes: Completes; resendAfterS: number }
  | { type: 'back' }

export const firstState: SignInState = { step: 'initial', phone: '', telegram: null, call: null }

type Way = Step | 'as-chosen' | 'as-before'

/** What can happen on a panel, and which panel follows; what is not here changes nothing. */
const ways = {
  initial: { chosen: 'as-chosen', 'telegram-unknown': 'telegram-register' },
  phone: { 'call-made': 'verification', back: 'initial' },
  'firebase-phone': { 'sms-sent': 'firebase-code', back: 'initial' },
  'firebase-code': { back: 'firebase-phone' },
  verification: { back: 'as-before' },
  password: { 'call-made': 'verification', chosen: 'as-chosen', back: 'initial' },
  register: { 'call-made': 'verification', chosen: 'as-chosen', back: 'initial' },
  'telegram-register': { 'call-made': 'verification', back: 'initial' },
} as const satisfies Record<Step, Partial<Record<SignInEvent['type'], Way>>>

export function nextState(state: SignInState, event: SignInEvent): SignInState {
  const known: Partial<Record<SignInEvent['type'], Way>> = ways[state.step]
  const way = known[event.type]
  return way ? { ...state, ...learned(state, event), step: stepOf(way, state, event) } : state
}

function stepOf(way: Way, state: SignInState, event: SignInEvent): Step {
  if (way === 'as-chosen') return event.type === 'chosen' ? event.step : state.step
  if (way === 'as-before') return state.call?.from ?? 'initial'
  return way
}

function learned(state: SignInState, event: SignInEvent): Partial<SignInState> {
  switch (event.type) {
    case 'telegram-unknown':
      return { telegram: event.telegram }
    case 'sms-sent':
      return { phone: event.phone }
    case 'call-made':
      return { phone: event.phone, call: { from: state.step, completes: event.completes, resendAfterS: event.resendAfterS } }
    case 'chosen':
    case 'back':
      return {}
  }
}
