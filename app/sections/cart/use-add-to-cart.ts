import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isSignedIn } from '#app/client/session.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { loadMessages } from '#app/i18n/load-messages.ts'
import type { Translator } from '#app/i18n/translator.ts'
import { toast } from '#app/ui/toast.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

const idleMs = 1500

/** Adds a piece to the cart of the signed-in customer. Preloads the code for signed-in customers only. */
export function useAddToCart(piece: PieceRef): { add: () => void; prepare: () => void; isAdding: boolean } {
  const translator = useI18n()
  const { revalidate } = useRevalidator()
  const underway = useRef<number | null>(null)
  const [adding, setAdding] = useState<number | null>(null)
  useEffect(() => {
    // delays the preload, so that it does not compete with the page's own requests
    const timer = setTimeout(() => prepareCart(translator), idleMs)
    return () => clearTimeout(timer)
  }, [translator])
  const add = async () => {
    // a double click must add only one piece
    if (underway.current === piece.id) return
    setUnderway(piece.id)
    const loaded = await loadCart(translator).catch(() => null)
    const outcome = await loaded?.[0].sendCartChange(translator.t, { kind: 'add', piece, quantity: 1 })
    if (!outcome) toast.error(translator.t('common.offline'))
    // reloads the page's data, which explain why the piece cannot be bought and offer alternatives
    if (outcome === 'refused') void revalidate()
    if (underway.current === piece.id) setUnderway(null)
  }
  const setUnderway = (id: number | null) => {
    underway.current = id
    setAdding(id)
  }
  return { add: () => void add(), prepare: () => prepareCart(translator), isAdding: adding === piece.id }
}

const loadCart = (translator: Translator) => Promise.all([import('#app/sections/cart/use-cart.ts'), loadMessages(translator, 'account')])

function prepareCart(translator: Translator): void {
  if (isSignedIn()) void loadCart(translator).catch(() => {})
}
