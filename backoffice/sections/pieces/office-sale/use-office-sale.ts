import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheOrder, type StaffOrder } from '#backoffice/client/orders.ts'
import { pieceQuery, type StaffPiece } from '#backoffice/client/pieces.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { type PaymentMethod, paymentMethods } from '#contract/rules/staff/order-enums.ts'

/** `phone` and `hasName` of a card decide which fields are left to fill in. */
export type BuyerCard = { id: number; name: string; phone: string | null; hasName: boolean }

export type TypedSale = {
  card: BuyerCard | null
  first_name: string
  last_name: string
  phone: string
  email: string
  price: string | null
  method: string
  reference: string
  language: 'ru' | 'en'
  isFromHold: boolean
  isIdentitySeen: boolean
}

export type OfficeSale = { order: StaffOrder; actionId: string | null }

export function useOfficeSale(piece: StaffPiece) {
  const { language } = useI18n()
  const write = useWrite()
  const [key] = useState(() => crypto.randomUUID())
  const [sale, setSale] = useState<OfficeSale | null>(null)
  const form = useTypedForm<TypedSale>({
    kind: 'piece-office-sale',
    id: piece.id,
    current: {
      card: null,
      first_name: '',
      last_name: '',
      phone: '',
      email: '',
      price: piece.price_on_request ? null : piece.price_usd,
      method: '',
      reference: '',
      language,
      isFromHold: false,
      isIdentitySeen: false,
    },
  })
  const sell = () =>
    write.run(async () => {
      const body = { submit_key: key, piece_id: piece.id, ...bodyOf(form.values) }
      const { order, action_id: actionId } = await callStaff('POST /api/staff/orders/office-sale/', { body })
      cacheOrder(order)
      const { lists, histories } = queryKeys.pieces
      for (const queryKey of [pieceQuery(piece.id).queryKey, lists, histories, queryKeys.people.all])
        void queryClient.invalidateQueries({ queryKey })
      form.drop()
      setSale({ order, actionId })
    })
  return { form, typed: form.values, set: form.change, write, sell, sale }
}

function bodyOf({ card, price, method, reference, isFromHold, isIdentitySeen, language, ...contact }: TypedSale) {
  const { first_name, last_name, phone, email } = contact
  return {
    ...(card ? { person_id: card.id, ...(card.hasName ? {} : { first_name, last_name }) } : { first_name, last_name, phone }),
    email: email.trim(),
    price_usd: price ?? '',
    // a missing choice is left out of the request, and the server names the field
    method: paymentMethods.find((known) => known === method) as PaymentMethod,
    ...(reference.trim() ? { reference } : {}),
    from_hold: isFromHold,
    identity_seen: isIdentitySeen,
    language,
  }
}
