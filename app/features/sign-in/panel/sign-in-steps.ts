import type { TelegramProof } from '#contract/auth.ts'
import { formatPhone } from '#contract/rules/phone.ts'

export const steps = [
  'initial',
  'phone',
  'firebase-phone',
  'firebase-code',
  'verification',
  'email',
  'email-code',
  'password',
  'new-password',
  'register',
  'telegram-register',
] as const
export type Step = (typeof steps)[number]

export type ChoosableStep = 'phone' | 'firebase-phone' | 'email' | 'password' | 'register'

type Completes = 'sign-in' | 'registration'

/** A sent code. `isAlreadySent` is true if an earlier code is still valid, so that no new code was sent. */
export type SentCode = { resendAfterS: number; isAlreadySent: boolean }

export type SignInState = {
  step: Step
  /** Last typed phone and email, so that no panel asks for them again. */
  phone: string
  email: string
  telegram: TelegramProof | null
  /** The requested phone call; `from` is the panel that requested it. */
  call: (SentCode & { from: Step; completes: Completes }) | null
  sentEmail: SentCode | null
  cameFrom: Step
  /** Whether the customer signs in, or replaces a forgotten password. */
  goal: 'sign-in' | 'new-password'
}

export type SignInEvent =
  | { type: 'chosen'; step: ChoosableStep }
  | { type: 'forgot'; step: 'phone' | 'firebase-phone' }
  | { type: 'telegram-unknown'; telegram: TelegramProof }
  | { type: 'sms-sent'; phone: string }
  | ({ type: 'call-made'; phone: string; completes: Completes } & SentCode)
  | ({ type: 'email-sent'; email: string } & SentCode)
  | { type: 'proved' }
  | { type: 'back' }

export function callMade(phone: string, completes: Completes, sent: { resend_after_s: number; already_sent: boolean }): SignInEvent {
  return { type: 'call-made', phone: formatPhone(phone), completes, resendAfterS: sent.resend_after_s, isAlreadySent: sent.already_sent }
}

export const firstState: SignInState = {
  step: 'initial',
  phone: '',
  email: '',
  telegram: null,
  call: null,
  sentEmail: null,
  cameFrom: 'initial',
  goal: 'sign-in',
}

export function titleOf({ step, goal }: SignInState): `signIn.title.${Step | 'forgot'}` {
  const isForgot = goal === 'new-password' && (step === 'phone' || step === 'firebase-phone')
  return `signIn.title.${isForgot ? 'forgot' : step}`
}

type Transition = Step | 'as-chosen' | 'as-called' | 'as-before'

const leaves = { forgot: 'as-chosen', chosen: 'as-chosen' } as const

/** Next panel by current panel and event. Events that are not listed change nothing. */
const transitions = {
  initial: { chosen: 'as-chosen', 'telegram-unknown': 'telegram-register' },
  phone: { chosen: 'as-chosen', 'call-made': 'verification', back: 'as-before' },
  'firebase-phone': { chosen: 'as-chosen', 'sms-sent': 'firebase-code', back: 'as-before' },
  'firebase-code': { proved: 'new-password', back: 'firebase-phone' },
  verification: { proved: 'new-password', back: 'as-called' },
  email: { 'email-sent': 'email-code', back: 'as-before' },
  'email-code': { back: 'email' },
  password: { ...leaves, 'call-made': 'verification', back: 'initial' },
  'new-password': {},
  register: { chosen: 'as-chosen', 'call-made': 'verification', back: 'initial' },
  'telegram-register': { 'call-made': 'verification', back: 'initial' },
} as const satisfies Record<Step, Partial<Record<SignInEvent['type'], Transition>>>

export function nextState(state: SignInState, event: SignInEvent): SignInState {
  const known: Partial<Record<SignInEvent['type'], Transition>> = transitions[state.step]
  const transition = known[event.type]
  return transition ? { ...state, ...updateFields(state, event), step: stepOf(transition, state, event) } : state
}

function stepOf(transition: Transition, state: SignInState, event: SignInEvent): Step {
  if (transition === 'as-chosen') return event.type === 'chosen' || event.type === 'forgot' ? event.step : state.step
  if (transition === 'as-called') return state.call?.from ?? 'initial'
  return transition === 'as-before' ? state.cameFrom : transition
}

function updateFields(state: SignInState, event: SignInEvent): Partial<SignInState> {
  switch (event.type) {
    case 'telegram-unknown':
      return { telegram: event.telegram }
    case 'sms-sent':
      return { phone: event.phone }
    case 'call-made':
      return { phone: event.phone, call: { ...codeOf(event), from: state.step, completes: event.completes } }
    case 'email-sent':
      return { email: event.email, sentEmail: codeOf(event) }
    case 'forgot':
      return { goal: 'new-password', cameFrom: 'password' }
    case 'chosen':
      return { goal: 'sign-in', cameFrom: cameFrom(state) }
    case 'back':
      return resetOnBack(state)
    case 'proved':
      return {}
  }
}

const codeOf = ({ resendAfterS, isAlreadySent }: SentCode): SentCode => ({ resendAfterS, isAlreadySent })

/**
 * Returns the panel that Back opens after another panel is chosen: the current panel, or the first panel if the current one asks for the
 * password.
 */
const cameFrom = ({ step }: SignInState): Step => (step === 'password' ? 'initial' : step)

/**
 * Returns the fields to change on Back. Back from a phone or email panel ends a password reset and makes the next Back lead to the first
 * panel.
 */
function resetOnBack({ step }: SignInState): Partial<SignInState> {
  const isAsking = step === 'phone' || step === 'firebase-phone' || step === 'email'
  return isAsking ? { goal: 'sign-in', cameFrom: 'initial' } : {}
}
