import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, isTemporary } from '#app/client/api-error.ts'
import { markPiece, type StockTake, type StockTakeLine } from '#backoffice/client/stock-takes.ts'
import { useSession } from '#backoffice/client/use-staff.ts'
import { storeTick, useWaitingTicks, waitingPieces, waitingTick } from '#backoffice/client/waiting-ticks.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

/** The result of the last counted piece, shown on the page and announced to screen readers. */
export type LastTick = { tone: 'good' | 'attention' | 'bad' | 'quiet'; text: string }

const retryMs = 5000

/**
 * Counts pieces of a stock-take with optimistic updates. Stores each change on the device, and sends one change at a time. Sends a change
 * again after a lost connection, a reload or a temporary failure of the server. If the server refuses a change, rolls it back with a
 * message.
 */
export function useCounting(take: StockTake) {
  const { t } = useI18n()
  const counter = { staffId: useSession().staff.id, takeId: take.id }
  const waiting = useWaitingTicks(counter)
  // changes left over from before a reload are treated as changes made offline
  const [isOffline, setOffline] = useState(Object.keys(waiting).length > 0)
  const [last, setLast] = useState<LastTick | null>(null)
  const chain = useRef<Promise<unknown>>(Promise.resolve())
  const isSending = useRef(false)

  const mark = async (pieceId: number, { isSeen }: { isSeen: boolean }): Promise<StockTake | 'offline' | 'waiting' | null> => {
    const drop = storeTick(counter, pieceId, isSeen)
    const sent = chain.current.then(() => markPiece(take.id, pieceId, { isSeen }))
    chain.current = sent.catch(() => null)
    try {
      const done = await sent
      drop()
      return done
    } catch (error) {
      if (error instanceof ApiError && isTemporary(error.status)) {
        setOffline(true)
        setLast({ tone: 'attention', text: t('stockTakes.waits') })
        return error.status === 0 ? 'offline' : 'waiting'
      }
      drop()
      const text = sentenceOf(error, t('common.actionFailed'))
      setLast({ tone: 'bad', text })
      showToast('error', text)
      return null
    }
  }
  const sendAll = async () => {
    for (const pieceId of waitingPieces(counter)) {
      const isSeen = waitingTick(counter, pieceId)
      if (isSeen !== undefined && (await mark(pieceId, { isSeen })) === 'offline') return
    }
    if (waitingPieces(counter).length) return
    setOffline(false)
    setLast((held) => (held?.text === t('stockTakes.waits') ? { tone: 'good', text: t('stockTakes.sent') } : held))
  }
  const sendWaiting = useEffectEvent(async () => {
    if (isSending.current) return
    isSending.current = true
    await sendAll()
    isSending.current = false
  })
  useEffect(() => {
    if (!isOffline) return
    const retry = () => void sendWaiting()
    const first = setTimeout(retry)
    const timer = setInterval(retry, retryMs)
    addEventListener('online', retry)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      removeEventListener('online', retry)
    }
  }, [isOffline])

  const toggle = async (line: StockTakeLine, { isSeen }: { isSeen: boolean }) => {
    const done = await mark(line.piece_id, { isSeen })
    if (!done || typeof done === 'string') return
    const found = done.lines.find(({ piece_id }) => piece_id === line.piece_id)
    setLast(found && isSeen ? tickOf(t, found) : { tone: 'quiet', text: t('stockTakes.unmarked', { name: line.label }) })
  }
  const find = async (pieceId: number) => {
    const known = take.lines.find(({ piece_id }) => piece_id === pieceId)
    if (known && (waitingTick(counter, pieceId) ?? known.seen_at !== null))
      return setLast({ tone: 'quiet', text: t('stockTakes.markedAlready', { name: known.label }) })
    const done = await mark(pieceId, { isSeen: true })
    if (!done || typeof done === 'string') return
    const line = done.lines.find(({ piece_id }) => piece_id === pieceId)
    if (line) setLast(tickOf(t, line))
  }
  const isSeen = ({ piece_id: pieceId, seen_at: seenAt }: StockTakeLine) => waiting[pieceId] ?? seenAt !== null
  const count = Object.keys(waiting).length
  return { isSeen, toggle, find, last, setLast, waiting: count, isOffline: isOffline && count > 0 }
}

const tickOf = (t: ReturnType<typeof useI18n>['t'], { label, state }: StockTakeLine): LastTick => ({
  tone: state === 'seen' ? 'good' : 'attention',
  text: t('stockTakes.marked', { name: label, state: t(`stockTakes.states.${state}`) }),
})

export type Counting = ReturnType<typeof useCounting>
