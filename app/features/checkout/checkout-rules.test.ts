import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#app/client/api-error.ts'
import { cardCvc, cardExpiry, groupedCard } from '#app/features/checkout/card-number.ts'
import { emptyCheckout, orderBody } from '#app/features/checkout/checkout-fields.ts'
import { localPromo, readPromo, writePromo } from '#app/features/checkout/local-promos.ts'
import { readOpenSubmission, piecesText, submitOnce } from '#app/features/checkout/submission.ts'
import type { CartItem } from '#contract/cart.ts'
import type { CreateOrder, Order } from '#contract/order.ts'

const person = { firstName: ' Анна ', lastName: 'Иванова', phone: '8 (916) 123-45-67', email: 'anna@example.com', agree: 'yes' }
const pickup = { ...emptyCheckout, ...person, pickupCityId: '1' }
const terms = { mode: 'reserve', promoCode: null, expectedTotal: '10.00', rule: undefined } as const

describe('a card', () => {
  test.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['4111-1111x11', '4111 1111 11'],
    ['1234567890123456789012', '1234 5678 9012 3456 789'],
    ['', ''],
  ])('CHK-04 %s is shown as %s', (typed, shown) => {
    expect(groupedCard(typed)).toBe(shown)
  })

  test('CHK-04 expires as MM/YY and has a code of at most four digits', () => {
    expect(['1', '12', '123', '12345', '12/3'].map(cardExpiry)).toEqual(['1', '12', '12/3', '12/34', '12/3'])
    expect(cardCvc('12a345')).toBe('1234')
  })
})

describe('a promo', () => {
  test('CHK-06 with the code SAVE10 or FIX50 is recognized without the server, and any other is not', () => {
    expect(localPromo(' save10 ')).toMatchObject({ code: 'SAVE10', type: 'percent', value: 10 })
    expect(localPromo('FIX50')).toMatchObject({ code: 'FIX50', type: 'fixed', value: 50 })
    expect(localPromo('OTHER')).toBeNull()
  })

  test('CHK-09 is restored from a draft, and invalid data is not', () => {
    const promo = { code: 'SAVE10', type: 'percent', value: 10, goods_min: '5000.00', discount_max: null } as const
    expect(readPromo(writePromo(promo))).toEqual(promo)
    expect(readPromo('{"code":"SAVE10","type":"percent","value":10}')).toEqual({ ...promo, goods_min: null })
    for (const rubbish of ['', '{', 'null', '[]', '{"code":1}', '{"code":"A","type":"gift","value":1}'])
      expect(readPromo(rubbish)).toBeNull()
  })
})

describe('a submit', () => {
  const stored = new Map<string, string>()
  const body = orderBody(pickup, terms)
  const request = { body, pieces: '1×1 2×1' }
  const sent: { key: string; body: CreateOrder }[] = []
  const order = { id: 'one' } as Order
  const mockSend = (...responses: (Order | Error)[]) => {
    return async (given: CreateOrder, key: string) => {
      sent.push({ key, body: given })
      const response = responses.shift() ?? order
      if (response instanceof Error) throw response
      return response
    }
  }
  beforeEach(() => {
    stored.clear()
    sent.length = 0
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test.each([new ApiError(0, 'no response'), new ApiError(502, 'proxy'), new TypeError('broken')])(
    'CHK-13 that may have arrived is retried with its key and the same body: %s',
    async (failure) => {
      await expect(submitOnce(request, mockSend(failure))).rejects.toBe(failure)
      expect(readOpenSubmission()?.body).toEqual(body)
      expect(await submitOnce({ ...request, body: { ...body, expected_total: '0.00' } }, mockSend())).toBe(order)
      expect(sent[1]).toEqual(sent[0])
      expect(readOpenSubmission()).toBeNull()
    },
  )

  test('CHK-13 with other details retains its key, because the server distinguishes them', async () => {
    await expect(submitOnce(request, mockSend(new ApiError(0, 'no answer')))).rejects.toThrow()
    await submitOnce({ ...request, body: { ...body, first_name: 'Мария' } }, mockSend())
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(sent[1]?.body.first_name).toBe('Мария')
  })

  test('CHK-13 SEC-C2 with other pieces or quantities after a lost response is a new order with a new key', async () => {
    await expect(submitOnce(request, mockSend(new ApiError(0, 'no answer')))).rejects.toThrow()
    await submitOnce({ ...request, pieces: '1×1 3×1' }, mockSend(new ApiError(0, 'no answer'))).catch(() => {})
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
    await submitOnce({ ...request, pieces: '1×1 3×2' }, mockSend())
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
  })

  test('CHK-13 distinguishes carts by pieces and quantities, not by the order of their lines', () => {
    const line = (id: number, quantity: number) => ({ quantity, watch: { id } }) as CartItem
    expect(piecesText([line(2, 1), line(10, 3)])).toBe(piecesText([line(10, 3), line(2, 1)]))
    expect(piecesText([line(2, 1)])).not.toBe(piecesText([line(2, 2)]))
  })

  test('CHK-13 that was refused is closed: the next one has a new key', async () => {
    await expect(submitOnce(request, mockSend(new ApiError(409, 'gone')))).rejects.toThrow()
    expect(readOpenSubmission()).toBeNull()
    await submitOnce(request, mockSend())
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })
})
