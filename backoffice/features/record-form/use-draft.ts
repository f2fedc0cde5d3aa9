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
 * Stores unsaved input as a draft on this device, 300 ms after the last change or when the form closes. Also updates the draft when only
 * the version or the old values have changed. `found` is a draft stored before this form opened.
 */
export function useDraft(key: DraftKey, { version, changed, was }: Omit<RecordDraft, 'at'>) {
  const [found, setFound] = useState<RecordDraft | null>(() => readRecordDraft(key))
  const isSettled = useRef(false)
  const isUnwritten = useRef(false)
  const isWritten = useRef(false)
  const flush = useRef(() => {})
  const text = JSON.stringify(changed)
  const basis = JSON.stringify([version, was])
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
    // removes the stored draft once the person has undone all changes
    if (text === '{}' && isWritten.current) {
      dropRecordDraft(latest.current.key)
      isWritten.current = false
    }
    const write = () => {
      if (!isUnwritten.current) return
      isUnwritten.current = false
      isSettled.current = true
      isWritten.current = true
      const { key: current, ...draft } = latest.current
      writeRecordDraft(current, { ...draft, at: Date.now() })
    }
    flush.current = write
    const timer = setTimeout(write, pauseMs)
    // the page may close before the timer fires
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [text, basis])
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
