import { describe, expect, test } from 'vitest'
import {
  firstState,
  nextState,
  type SignInEvent,
  type SignInState,
  type Step,
  steps,
  titleOf,
} from '#app/features/sign-in/panel/sign-in-steps.ts'

const telegram = { id: 1, auth_date: 2, hash: 'f'.repeat(64) }
const callMade = {
  type: 'call-made',
  phone: '+7 916 123-45-67',
  completes: 'registration',
  resendAfterS: 60,
  isAlreadySent: false,
} as const
const back = { type: 'back' } as const
const after = (...events: SignInEvent[]) => events.reduce(nextState, firstState)
const at = (step: Step): SignInState => ({ ...firstState, step })

describe('the panels of the sign-in', () => {
  test.each(['phone', 'firebase-phone', 'email', 'password', 'register'] as const)(
    'AUTH-02 the first panel leads to %s, which leads back',
    (step) => {
      expect(after({ type: 'chosen', step }).step).toBe(step)
      expect(after({ type: 'chosen', step }, back).step).toBe('initial')
    },
  )

  test('AUTH-02 a Telegram account unknown to the shop leads to the registration', () => {
    const state = after({ type: 'telegram-unknown', telegram })
    expect(state).toMatchObject({ step: 'telegram-register', telegram })
    expect(nextState(state, back).step).toBe('initial')
  })

  test('AUTH-02 an SMS leads to its code, and back to the phone as it was typed', () => {
    const state = after({ type: 'chosen', step: 'firebase-phone' }, { type: 'sms-sent', phone: '+79161234567' })
    expect(state).toMatchObject({ step: 'firebase-code', phone: '+79161234567' })
    expect(nextState(state, back)).toMatchObject({ step: 'firebase-phone', phone: '+79161234567' })
  })

  test.each(['phone', 'password', 'register', 'telegram-register'] as const)(
    'AUTH-02 AUTH-05 a call from %s leads to its code, and back there',
    (step) => {
      const state = nextState(at(step), callMade)
      expect(state).toMatchObject({
        step: 'verification',
        phone: '+7 916 123-45-67',
        call: { completes: 'registration', resendAfterS: 60 },
      })
      expect(nextState(state, back).step).toBe(step)
    },
  )

  test('AUTH-02 a number that gets no calls leads to the email and its code, and all the way back', () => {
    const sent = { type: 'email-sent', email: 'anna@example.com', resendAfterS: 30, isAlreadySent: true } as const
    for (const step of ['phone', 'firebase-phone', 'register'] as const) {
      const state = after({ type: 'chosen', step }, { type: 'chosen', step: 'email' }, sent)
      expect(state).toMatchObject({ step: 'email-code', email: 'anna@example.com', sentEmail: { resendAfterS: 30, isAlreadySent: true } })
      const backs = [back, back, back].reduce<SignInState[]>((way, event) => [...way, nextState(way.at(-1) ?? state, event)], [])
      expect(backs.map(({ step: name }) => name)).toEqual(['email', step, 'initial'])
    }
  })

  test.each([
    ['phone', callMade],
    ['firebase-phone', { type: 'sms-sent', phone: '+79161234567' }],
  ] as const)('AUTH-06 after a forgotten password, a person proves their identity by %s and then sets a new password', (step, sent) => {
    const forgotten = after({ type: 'chosen', step: 'password' }, { type: 'forgot', step })
    expect([forgotten.step, titleOf(forgotten)]).toEqual([step, 'signIn.title.forgot'])
    expect(nextState(forgotten, back)).toMatchObject({ step: 'password', goal: 'sign-in' })
    const proved = [sent, { type: 'proved' } as const].reduce(nextState, forgotten)
    expect(proved).toMatchObject({ step: 'new-password', goal: 'new-password' })
    expect(nextState(proved, back)).toEqual(proved)
  })

  test('AUTH-02 a person without a password can register or sign in by a call', () => {
    expect(nextState(at('password'), { type: 'chosen', step: 'register' }).step).toBe('register')
    expect(nextState(at('password'), { type: 'chosen', step: 'phone' }).step).toBe('phone')
    expect(nextState(at('register'), { type: 'chosen', step: 'password' }).step).toBe('password')
  })

  test('AUTH-02 an event of a panel that was left changes nothing', () => {
    const late: SignInEvent[] = [
      { type: 'telegram-unknown', telegram },
      { type: 'sms-sent', phone: '1' },
    ]
    for (const step of steps.filter((name) => name !== 'initial' && name !== 'firebase-phone'))
      for (const event of late) expect(nextState(at(step), event)).toEqual(at(step))
    expect(after(callMade)).toEqual(firstState)
    expect(after(back)).toEqual(firstState)
  })
})
