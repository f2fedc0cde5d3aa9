import { useRef, useState } from 'react'
import { markPiece, type StockTake, type StockTakeLine } from '#backoffice/client/stock-takes.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

/** What became of the last tick, for the eye and for screen readers. */
export type LastTick = { tone: 'good' | 'attention' | 'bad' | 'quiet'; text: string }

/** Ticks of a stock-take: shown at once, sent one after the other, taken back with a sentence when the shop refuses. */
export function useCounting(take: StockTake) {
  const { t } = useI18n()
  const [pending, setPending] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [last, setLast] = useState<LastTick | null>(null)
  const chain = useRef<Promise<unknown>>(Promise.resolve())

  const mark = async (pieceId: number, { isSeen }: { isSeen: boolean }): Promise<StockTake | null> => {
    setPending((held) => new Map(held).set(pieceId, isSeen))
    const sent = chain.current.then(() => markPiece(take.id, pieceId, { isSeen }))
    chain.current = sent.catch(() => null)
    try {
      return await sent
    } catch (error) {
      const text = sentenceOf(error, t('common.actionFailed'))
      setLast({ tone: 'bad', text })
      showToast('error', text)
      return null
    } finally {
      setPending((held) => new Map([...held].filter(([id, wanted]) => id !== pieceId || wanted !== isSeen)))
    }
  }
  const toggle = async (line: StockTakeLine, { isSeen }: { isSeen: boolean }) => {
    const done = await mark(line.piece_id, { isSeen })
    if (!done) return
    const found = done.lines.find(({ piece_id }) => piece_id === line.piece_id)
    setLast(found && isSeen ? tickOf(found) : { tone: 'quiet', text: t('stockTakes.unmarked', { name: line.label }) })
  }
  /** By its label: typed, or scanned. */
  const find = async (pieceId: number) => {
    const known = take.lines.find(({ piece_id }) => piece_id === pieceId)
    if (known?.seen_at) return setLast({ tone: 'quiet', text: t('stockTakes.markedAlready', { name: known.label }) })
    const done = await mark(pieceId, { isSeen: true })
    const line = done?.lines.find(({ piece_id }) => piece_id === pieceId)
    if (line) setLast(tickOf(line))
  }
  const tickOf = ({ label, state }: StockTakeLine): LastTick => ({
    tone: state === 'seen' ? 'good' : 'attention',
    text: t('stockTakes.marked', { name: label, state: t(`stockTakes.states.${state}`) }),
  })
  const isSeen = ({ piece_id: pieceId, seen_at: seenAt }: StockTakeLine) => pending.get(pieceId) ?? seenAt !== null
  return { isSeen, toggle, find, last, setLast, waiting: pending.size }
}

export type Counting = ReturnType<typeof useCounting>
