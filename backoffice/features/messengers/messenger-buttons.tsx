import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheThread } from '#backoffice/client/threads.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button, ExternalButton } from '#backoffice/ui/button.tsx'
import { Menu, MenuItem } from '#backoffice/ui/menu.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { hasUnfilledFields } from '#contract/rules/staff/fill-reply.ts'
import { type MessengerContact, messengerLinks, messengers } from '#contract/rules/staff/messenger-links.ts'
import { type HandChannel, handChannels } from '#contract/rules/staff/thread-enums.ts'

type Props = MessengerContact & {
  text: string
  /** What the text is about. Distinguishes the buttons of different list items. */
  of?: string
  thread: number | null
  /** The typed reply. If set, the reply can be recorded for every available channel, not only for the messenger that was opened. */
  typed?: string
  /** Whether messengers are the only way to answer. The first messenger's button is then the primary button. */
  isOnlyWay?: boolean
  onNoted?: () => void
}

/** Buttons that open WhatsApp or Telegram with a text, and buttons that record the channel of the reply in the thread. */
export function MessengerButtons({ phone, telegram, text, of, thread, typed, isOnlyWay = false, onNoted }: Props) {
  const { t } = useI18n()
  const may = useMay()
  const write = useWrite()
  const [opened, setOpened] = useState<HandChannel>()
  const links = messengerLinks({ phone, telegram }, text)
  const shown = messengers.flatMap((key) => (links[key] === null ? [] : [{ key, href: links[key] }]))
  const isUnfilled = hasUnfilledFields(text)
  const isReachable = { whatsapp: links.whatsapp !== null, telegram: links.telegram !== null, phone: phone !== '' }
  const ways = handChannels.filter((way) => (typed === undefined ? way === opened : isReachable[way]))
  const nameOf = (name: string) => (of === undefined ? name : `${name}: ${of}`)
  const bodyOf = (way: HandChannel) => (typed === undefined || way === opened ? text : typed).trim()
  const isWritten = (way: HandChannel) => Boolean(bodyOf(way)) && !isUnfilled
  const isOff = (way: HandChannel) => write.isBusy || !isWritten(way)
  const note = (channel: HandChannel) =>
    void write.run(async () => {
      const params = { id: thread ?? 0 }
      const written = await callStaff('POST /api/staff/threads/:id/answers/by-hand/', { params, body: { channel, body: bodyOf(channel) } })
      cacheThread(written.thread)
      setOpened(undefined)
      showUndoToast(t(`messengers.noted.${channel}`), written.action_id)
      onNoted?.()
    })
  if (!shown.length && typed === undefined) return null
  return (
    <div className="grid justify-items-start gap-2">
      <span className="flex flex-wrap gap-2">
        {shown.map(({ key, href }, at) =>
          isUnfilled ? (
            <Button key={key} aria-disabled>
              {t(`messengers.open.${key}`)}
            </Button>
          ) : (
            <ExternalButton
              key={key}
              href={href}
              variant={isOnlyWay && at === 0 ? 'primary' : 'secondary'}
              aria-label={nameOf(t(`messengers.open.${key}`))}
              onClick={() => setOpened(key)}
            >
              {t(`messengers.open.${key}`)}
            </ExternalButton>
          ),
        )}
      </span>
      {isUnfilled && <p className="text-13 text-stone">{t('messengers.unfilled')}</p>}
      {thread !== null && may('thread.answer') && ways.length > 0 && (
        <span className="flex flex-wrap gap-2">
          {opened && ways.includes(opened) && (
            <Button
              aria-label={nameOf(t(`messengers.note.${opened}`))}
              aria-disabled={isOff(opened)}
              onClick={() => !isOff(opened) && note(opened)}
            >
              {t(`messengers.note.${opened}`)}
            </Button>
          )}
          {typed !== undefined && (
            <NoteMenu ways={ways.filter((way) => way !== opened && isWritten(way))} isBusy={write.isBusy} onNote={note} />
          )}
        </span>
      )}
      <FailureLine text={write.failure ?? write.errorOf('body')} />
    </div>
  )
}

type NoteProps = { ways: readonly HandChannel[]; isBusy: boolean; onNote: (way: HandChannel) => void }

/** Must stay mounted while disabled, so that its trigger keeps the focus after a reply is recorded. */
function NoteMenu({ ways, isBusy, onNote }: NoteProps) {
  const { t } = useI18n()
  const isDisabled = isBusy || !ways.length
  const trigger = (
    <Button variant="quiet" aria-disabled={isDisabled}>
      {t('messengers.noteReply')}
      <ChevronDown aria-hidden="true" size={15} />
    </Button>
  )
  return (
    <Menu align="start" trigger={trigger} isDisabled={isDisabled}>
      {ways.map((way) => (
        <MenuItem key={way} onSelect={() => onNote(way)}>
          {t(`messengers.badge.${way}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
