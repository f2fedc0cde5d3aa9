import { Command } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from '#app/browser/store.ts'
import { recordPath } from '#backoffice/client/paths.ts'
import { readRecent, rememberRecord } from '#backoffice/client/recent-records.ts'
import { useSession } from '#backoffice/client/use-staff.ts'
import { type Choice, type ChoiceGroup, matchesWords } from '#backoffice/features/command-search/choice.ts'
import { CommandBox } from '#backoffice/features/command-search/command-box.tsx'
import { useFoundRecords } from '#backoffice/features/command-search/use-found-records.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { iconOf } from '#backoffice/sections/shell/record-icons.ts'
import { useAccountChoices, usePageChoices, useViewChoices } from '#backoffice/sections/shell/use-page-choices.ts'
import { useTraits } from '#backoffice/ui/piece-traits.tsx'
import { shortcutStore } from '#backoffice/ui/shortcuts.ts'
import type { FoundRecord } from '#contract/staff/find.ts'

export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  const [text, setText] = useState('')
  const { records, isFailed, isStale, isSearching } = useFoundRecords(text)
  const recent = useRecentChoices()
  const found = useRecordGroups(records, { isStale })
  const pages = usePageChoices()
  const views = useViewChoices()
  const commands = [...useCommandChoices(), ...useAccountChoices()]
  const matching = (choices: readonly Choice[]) => choices.filter(({ title }) => matchesWords(title, text))
  const groups: ChoiceGroup[] = [
    { title: t('search.recent'), choices: text.trim() ? [] : recent },
    { title: t('search.pages'), choices: matching(pages) },
    { title: t('views.title'), choices: text.trim() ? matching(views) : [] },
    { title: t('search.commands'), choices: matching(commands) },
    // placed last, because these groups arrive later and must not shift the other groups
    ...found,
  ].filter(({ choices }) => choices.length > 0)
  const nothing = groups.length || isSearching ? null : t('search.nothing')
  return (
    <CommandBox
      text={text}
      onText={setText}
      groups={groups}
      notice={isFailed ? t('search.failed') : nothing}
      isBusy={isSearching}
      onClose={onClose}
    />
  )
}

function useRecentChoices(): Choice[] {
  const navigate = useNavigate()
  const { staff } = useSession()
  return readRecent(staff.id).map(({ kind, path, title, detail }) => ({
    key: `recent ${path}`,
    title,
    ...(detail ? { detail } : {}),
    icon: iconOf(kind),
    run: () => void navigate(path),
  }))
}

const groupTitles = {
  piece: 'search.pieces',
  order: 'search.orders',
  thread: 'search.threads',
  promo: 'promos.title',
  person: 'search.people',
  staff: 'search.staff',
} as const

function useRecordGroups(records: readonly FoundRecord[], { isStale }: { isStale: boolean }): ChoiceGroup[] {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { staff } = useSession()
  const textOf = useTraits()
  const choiceOf = ({ kind, id, title, detail, traits }: FoundRecord): Choice => ({
    key: `${kind} ${id}`,
    title,
    detail: [detail, traits && textOf(traits)].filter(Boolean).join(' · '),
    icon: iconOf(kind),
    isStale,
    run: () => {
      const path = recordPath(kind, id)
      if (!path) return
      // the device must not store any part of a serial number
      const kept = traits && textOf({ ...traits, serial_ending: null })
      if (kind !== 'staff') rememberRecord(staff.id, { kind, path, title, detail: [detail, kept].filter(Boolean).join(' · ') })
      void navigate(path)
    },
  })
  return [...Map.groupBy(records, ({ kind }) => kind)].map(([kind, ofKind]) => ({
    title: t(groupTitles[kind]),
    choices: ofKind.map(choiceOf),
  }))
}

function useCommandChoices(): Choice[] {
  const { t } = useI18n()
  const shortcuts = useStore(shortcutStore)
  // shortcuts that open a page, act on a row of a list, or open the search are not listed as commands
  const moves = [t('shortcuts.next'), t('shortcuts.previous'), t('shortcuts.open'), t('shortcuts.select'), t('shortcuts.search')]
  return shortcuts
    .filter(({ keys, label }) => !keys.startsWith('g ') && !moves.includes(label))
    .map(({ keys, label, run }) => ({
      key: `command ${keys}`,
      title: label,
      icon: Command,
      keys,
      run: () => run(new KeyboardEvent('keydown')),
    }))
}
