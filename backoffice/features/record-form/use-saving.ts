import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { reasonOf } from '#backoffice/client/call-staff.ts'
import type { OthersChanges, RecordFormOptions, SavedRecord } from '#backoffice/features/record-form/save-merged.ts'
import { type EditConflict, saveMerged, type StaleSave } from '#backoffice/features/record-form/save-merged.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { findChangedFields, type Fields } from '#contract/rules/staff/merge-fields.ts'

type Held<Values extends Fields> = {
  base: SavedRecord<Values>
  values: Values
  /** Puts the saved record into the form, and returns the form's new values. `sent`: the form's values when the save began. */
  adopt: (saved: SavedRecord<Values>, othersChanges: OthersChanges | null, sent: Values) => Values
}

/** Saves a record. On a version conflict, merges the fields that only one person changed, and asks about the fields that both changed. */
export function useSaving<Values extends Fields>(options: RecordFormOptions<Values>, { base, values, adopt }: Held<Values>) {
  const { t } = useI18n()
  const [isSaving, setSaving] = useState(false)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({})
  const [dispute, setDispute] = useState<EditConflict<Values> | null>(null)
  const sent = useRef(values)
  /** Whether the person asked to save again while a save was running. */
  const isAskedAgain = useRef(false)
  useEffect(
    () => () => {
      isAskedAgain.current = false
    },
    [],
  )

  const reset = () => {
    setTried(false)
    setFailure(null)
    setRefused({})
    setDispute(null)
  }

  const attempt = async (wanted: Values, from: SavedRecord<Values>, othersChanges: OthersChanges | null = null) => {
    if (isSaving) return
    isAskedAgain.current = false
    setSaving(true)
    setFailure(null)
    try {
      const store = { save: options.save, readStaleSave: (error: unknown) => readStaleSave(error, options) }
      const outcome = await saveMerged(store, wanted, from, othersChanges)
      if (outcome.kind === 'disputed') return setDispute(outcome.dispute)
      const held = adopt(outcome.record, outcome.othersChanges, sent.current)
      reset()
      if (isAskedAgain.current && isChanged(outcome.record, held)) await send(held, outcome.record)
    } catch (error) {
      const errors = error instanceof ApiError ? error.errors : {}
      const detail = sentenceOf(error, t('form.saveFailed'))
      const sentences = Object.values(errors).flat()
      // the fields show their own errors, so the form's message only refers to them
      setFailure(sentences.length && !sentences.includes(detail) ? t('form.checkFields') : detail)
      setRefused(Object.fromEntries(Object.entries(errors).map(([name, [first]]) => [name, first])))
    } finally {
      setSaving(false)
    }
  }

  const send = async (held: Values, from: SavedRecord<Values>) => {
    setTried(true)
    if (Object.values(options.check?.(held) ?? {}).some(Boolean) || !isChanged(from, held)) return
    sent.current = held
    await attempt(held, from)
  }

  return {
    isSaving,
    isTried,
    failure,
    refused,
    dispute,
    reset,
    clearRefusal: (name: string) => setRefused((held) => ({ ...held, [name]: undefined })),
    save: () => {
      if (isSaving) isAskedAgain.current = true
      else void send(values, base)
    },
    settle: (chosen: Partial<Values>) => {
      if (!dispute) return
      const { theirs, merged, version, othersChanges } = dispute
      setDispute(null)
      void attempt({ ...merged, ...chosen }, { values: theirs, version }, othersChanges)
    },
    postpone: () => setDispute(null),
  }
}

function isChanged<Values extends Fields>(from: SavedRecord<Values>, held: Values): boolean {
  return Object.keys(findChangedFields(from.values, held)).length > 0
}

function readStaleSave<Values extends Fields>(error: unknown, { valuesOf }: RecordFormOptions<Values>): StaleSave<Values> | null {
  if (!(error instanceof ApiError) || error.status !== 409 || reasonOf(error) !== 'edited-meanwhile') return null
  const { current, version, by, at } = error.body as { current: never; version: number; by?: string | { name?: string }; at?: string }
  const name = typeof by === 'object' ? by?.name : by
  return { theirs: valuesOf(current), version, by: name ?? '', at: at ?? '' }
}
