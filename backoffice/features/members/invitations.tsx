import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { LinkView } from '#backoffice/features/members/link-view.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Invitation = StaffResponseOf<'GET /api/staff/invitations/'>['results'][number]

export function Invitations() {
  const { t } = useI18n()
  const queries = useQueryClient()
  const [sent, setSent] = useState<{ link: string; email: string } | null>(null)
  const { data } = useQuery({ queryKey: queryKeys.staff.invitations, queryFn: () => callStaff('GET /api/staff/invitations/') })
  if (!data?.results.length) return null
  const run = async (send: () => Promise<void>) => {
    try {
      await send()
      await queries.invalidateQueries({ queryKey: queryKeys.staff.all })
    } catch (error) {
      showToast('error', sentenceOf(error, t('common.actionFailed')))
    }
  }
  const resend = ({ id, email }: Invitation) =>
    run(async () =>
      setSent({ email, link: (await callStaff('POST /api/staff/invitations/:id/resend/', { params: { id }, body: {} })).link }),
    )
  const withdraw = ({ id }: Invitation) =>
    run(async () => {
      await callStaff('DELETE /api/staff/invitations/:id/', { params: { id } })
      showToast('success', t('staff.withdrawn'))
    })
  return (
    <Panel title={t('staff.invitations')} isFlush>
      <ul>
        {data.results.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            onResend={() => void resend(invitation)}
            onWithdraw={() => void withdraw(invitation)}
          />
        ))}
      </ul>
      {sent && (
        <Dialog isOpen onOpenChange={() => setSent(null)} title={t('staff.linkTitle')}>
          <LinkView {...sent} />
        </Dialog>
      )}
    </Panel>
  )
}

function InvitationRow({ invitation, onResend, onWithdraw }: { invitation: Invitation; onResend: () => void; onWithdraw: () => void }) {
  const { t } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const { email, roles, inviter, expires_at: expiresAt } = invitation
  const time = format.time(expiresAt)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline px-4 py-2.5 last:border-0">
      <div className="min-w-0 flex-[1_1_240px]">
        <p className="truncate text-14">
          {email}
          <span className="text-stone"> · {roles.map((role) => t(`staff.roles.${role}`)).join(', ')}</span>
        </p>
        <p className="figures text-12 text-stone">
          {inviter ? t('staff.invitedBy', { name: inviter, time }) : t('staff.invitedByCommand', { time })}
        </p>
      </div>
      <Button aria-label={t('staff.resendTo', { email })} onClick={onResend}>
        {t('staff.resend')}
      </Button>
      <Button variant="quiet" aria-label={t('staff.withdrawOf', { email })} onClick={onWithdraw}>
        {t('staff.withdraw')}
      </Button>
    </li>
  )
}
