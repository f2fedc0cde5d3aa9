import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { type NoticeChoice, type NoticeSettings, noticeSettingsQuery } from '#backoffice/client/notices.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useSession } from '#backoffice/client/use-staff.ts'
import { ChannelTable } from '#backoffice/features/notices/channel-table.tsx'
import { QuietHoursFields } from '#backoffice/features/notices/quiet-hours-fields.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { LeaveGuard } from '#backoffice/ui/leave-guard.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { useSubmit } from '#backoffice/ui/sign-in/use-submit.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { findChangedFields, isSameValue } from '#contract/rules/staff/merge-fields.ts'

export function NoticeSettingsForm({ settings }: { settings: NoticeSettings }) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const { staff } = useSession()
  const { channels, chat, quiet, set, isChanged } = useNoticeFields(settings)
  const choice: NoticeChoice = { channels, telegram_chat: chat.trim() || null, quiet_hours: quiet }
  const { isBusy, failure, errorOf, onSubmit } = useSubmit(async () => {
    const { action_id: actionId } = await callStaff('PUT /api/staff/notices/settings/', { body: choice })
    queries.setQueryData(noticeSettingsQuery.queryKey, { ...settings, ...choice } as NoticeSettings)
    showUndoToast(t('notices.saved'), actionId)
  })
  return (
    <form onSubmit={onSubmit} className="mx-auto grid max-w-[880px] gap-5 p-5 max-md:p-4">
      <Panel title={t('notices.what')} isFlush>
        {settings.kinds.length === 0 && <p className="p-4 text-13 text-stone">{t('notices.noKinds')}</p>}
        {settings.kinds.length > 0 && (
          <ChannelTable kinds={settings.kinds} channels={channels} hasChat={chat.trim() !== ''} onChange={set('channels')} />
        )}
      </Panel>
      <Panel title={t('notices.where')}>
        <div className="grid gap-5">
          <TextField label={t('notices.mailTo')} help={t('notices.mailHelp')} readOnly value={staff.email} onChange={() => {}} />
          <TextField
            label={t('notices.chat')}
            help={t('notices.chatHelp')}
            inputMode="numeric"
            autoComplete="off"
            value={chat}
            onChange={set('chat')}
            error={errorOf('telegram_chat')}
          />
        </div>
      </Panel>
      <Panel title={t('notices.quiet')}>
        <QuietHoursFields value={quiet} onChange={set('quiet')} error={errorOf('quiet_hours.to') ?? errorOf('quiet_hours')} />
      </Panel>
      <div>
        <Button type="submit" variant="primary" disabled={!isChanged} aria-disabled={isBusy}>
          {t('common.save')}
        </Button>
        <FailureLine text={failure} />
        <LeaveGuard isDirty={isChanged && !isBusy} text={t('notices.leaveText')} />
      </div>
    </form>
  )
}

type NoticeFields = { channels: NoticeSettings['channels']; chat: string; quiet: NoticeSettings['quiet_hours'] }

/** The fields of the form. A field without unsaved input follows the stored settings, for example after an undo. */
function useNoticeFields(settings: NoticeSettings) {
  const stored: NoticeFields = { channels: settings.channels, chat: settings.telegram_chat ?? '', quiet: settings.quiet_hours }
  const [base, setBase] = useState(stored)
  const [fields, setFields] = useState(stored)
  const changed = findChangedFields(tidy(base), tidy(fields))
  if (!isSameValue(base, stored)) {
    setBase(stored)
    setFields({ ...stored, ...changed })
  }
  const set =
    <Name extends keyof NoticeFields>(name: Name) =>
    (value: NoticeFields[Name]) =>
      setFields((held) => ({ ...held, [name]: value }))
  return { ...fields, set, isChanged: Object.keys(changed).length > 0 }
}

/** Sorts the channels, so that ticking and unticking a channel leaves the form unchanged. */
function tidy({ channels, chat, quiet }: NoticeFields): NoticeFields {
  const byKind = Object.fromEntries(Object.entries(channels).map(([kind, chosen]) => [kind, chosen?.toSorted()]))
  return { channels: byKind, chat: chat.trim(), quiet }
}
