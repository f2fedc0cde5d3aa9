import { useEffect, useRef, useState } from 'react'
import { isSignedIn } from '#app/client/session.ts'
import { loadAccountWords } from '#app/i18n/account-words.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

const idleMs = 1500

/** Puts a piece into the cart of who is signed in (CART-04); what does it is loaded for them alone, ahead of the press. */
export function useAddToCart(piece: PieceRef): { add: () => void; prepare: () => void; isAdding: boolean } {
  const translator = useI18n()
  const underway = useRef<number | null>(null)
  const [adding, setAdding] = useState<number | null>(null)
  const load = () => Promise.all([import('#app/features/cart/use-cart-changes.ts'), loadAccountWords(translator)])
  const prepare = () => {
    if (isSignedIn()) void load().catch(() => {})
  }
  useEffect(() => {
    // once the page has what it needs itself
    const timer = setTimeout(prepare, idleMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const add = async () => {
    // a second press means the same one piece
    if (underway.current === piece.id) return
    become(piece.id)
    const loaded = await load().catch(() => null)
    if (loaded) await loaded[0].sendCartChange(translator.t, { kind: 'add', piece, quantity: 1 })
    else toast.error(translator.t('common.offline'))
    if (underway.current === piece.id) become(null)
  }
  const become = (id: number | null) => {
    underway.current = id
    setAdding(id)
  }
  return { add: () => void add(), prepare, isAdding: adding === piece.id }
}
