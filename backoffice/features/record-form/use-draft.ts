import { useEffect, useRef, useState } from 'react'
import {
  type DraftKey,
  dropRecordDraft,
  readDraftCopy,
  readRecordDraft,
  type RecordDraft,
  writeRecordDraft,
} from '#backoffice/client/record-draft.ts'

const pauseMs = 300

/**
 * Stores a draft on this device once the input pauses for 300 ms, or when the form closes. Finds the draft of an
 * earlier page.
 */
export function useDraft(key: DraftKey, { version, changed, was }: Omit<RecordDraft, 'at'>) {
  const [found, setFound] = useState<RecordDraft | null>(() => readRecordDraft(key))
  const isSettled = useRef(false)
  const isUnwritten = useRef(false)
  const flush = useRef(() => {})
  const text = JSON.stringify(changed)
  const latest = useRef({ key, version, changed, was })
  useEffect(() => {
    latest.current = { key, version, changed, was }
  })
  useEffect(() => {
    void readDraftCopy(latest.current.key).then((copy) => {
      if (copy && !isSettled.current) setFound((held) => (held && held.at >= copy.at ? held : copy))
    })
  }, [])
  useEffect(() => {
    isUnwritten.current = text !== '{}'
    const write = () => {
      if (!isUnwritten.current) return
      isUnwritten.current = false
      isSettled.current = true
      const { key: current, ...draft } = latest.current
      writeRecordDraft(current, { ...draft, at: Date.now() })
    }
    flush.current = write
    const timer = setTimeout(write, pauseMs)
    // a closing page cannot wait for the timer
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [text])
  // a closing form does not wait for the timer either
  useEffect(() => () => flush.current(), [])
  const dismiss = () => {
    isSettled.current = true
    setFound(null)
  }
  const drop = () => {
    isUnwritten.current = false
    dropRecordDraft(key)
    dismiss()
  }
  return { found, drop, dismiss }
}
