import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { LinkView } from '#backoffice/features/members/link-view.tsx'
import { RoleTicks } from '#backoffice/features/members/role-ticks.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'
import type { StaffRole } from '#contract/staff/permissions.ts'

export type Member = StaffResponseOf<'GET /api/staff/members/'>['results'][number]
export type MemberAction = 'roles' | 'password' | 'factor' | 'block' | 'unblock'

type Props = { member: Member; action: MemberAction; onClose: () => void }

export function MemberDialog({ member, action, onClose }: Props) {
  if (action === 'roles') return <RolesDialog member={member} onClose={onClose} />
  if (action === 'block') return <BlockDialog member={member} onClose={onClose} />
  if (action === 'unblock') return <UnblockDialog member={member} onClose={onClose} />
  return <ResetDialog member={member} lost={action} onClose={onClose} />
}

type Withdrawn = StaffResponseOf<'POST /api/staff/members/:id/block/'>['withdrawn']

function useWithdrawnToast() {
  const { t } = useI18n()
  return ({ invitations, reset_links: links, wallets, pieces, pages }: Withdrawn) => {
    const counts = { invitations, links, wallets: wallets.length, pieces: pieces.length, pages: pages.length }
    if (Object.values(counts).some((count) => count > 0)) showToast('success', t('staff.withdrawnActs', counts))
  }
}

function useMemberCall() {
  const queries = useQueryClient()
  const { run, ...state } = useAction()
  return {
    ...state,
    run: async (send: () => Promise<void>) => {
      await run(send)
      await queries.invalidateQueries({ queryKey: queryKeys.staff.all })
    },
  }
}

function RolesDialog({ member, onClose }: Omit<Props, 'action'>) {
  const { t } = useI18n()
  const { run, failure, isBusy } = useMemberCall()
  const sayWithdrawn = useWithdrawnToast()
  const [roles, setRoles] = useState<StaffRole[]>(member.roles)
  const save = () =>
    run(async () => {
      const body = { roles, version: member.version }
      const { withdrawn } = await callStaff('PATCH /api/staff/members/:id/', { params: { id: member.id }, body })
      showToast('success', t('staff.rolesChanged'))
      sayWithdrawn(withdrawn)
      onClose()
    })
  return (
    <FormDialog
      title={t('staff.rolesOf', { name: member.name })}
      isBusy={isBusy}
      isReady={roles.length > 0}
      failure={failure}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <RoleTicks roles={roles} onChange={setRoles} />
    </FormDialog>
  )
}

function BlockDialog({ member, onClose }: Omit<Props, 'action'>) {
  const { t } = useI18n()
  const { run, failure, isBusy } = useMemberCall()
  const sayWithdrawn = useWithdrawnToast()
  const block = () =>
    run(async () => {
      const { withdrawn } = await callStaff('POST /api/staff/members/:id/block/', { params: { id: member.id }, body: {} })
      showToast('success', t('staff.blockedDone'))
      sayWithdrawn(withdrawn)
      onClose()
    })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('staff.blockOf', { name: member.name })}
      confirmLabel={t('staff.block')}
      isDanger
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void block()}
    >
      <p>{t('staff.blockText')}</p>
    </ConfirmDialog>
  )
}

function ResetDialog({ member, lost, onClose }: Omit<Props, 'action'> & { lost: 'password' | 'factor' }) {
  const { t } = useI18n()
  const { run, failure, isBusy } = useMemberCall()
  const sayWithdrawn = useWithdrawnToast()
  const [link, setLink] = useState<string | null>(null)
  const reset = () =>
    run(async () => {
      const made = await callStaff('POST /api/staff/members/:id/reset/', { params: { id: member.id }, body: { lost } })
      setLink(made.link)
      sayWithdrawn(made.withdrawn)
    })
  if (link)
    return (
      <Dialog isOpen onOpenChange={onClose} title={t('staff.linkTitle')}>
        <LinkView link={link} email={member.email} />
      </Dialog>
    )
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t(lost === 'factor' ? 'staff.resetFactorOf' : 'staff.resetPasswordOf', { name: member.name })}
      confirmLabel={t(lost === 'factor' ? 'staff.resetFactor' : 'staff.resetPassword')}
      isDanger
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void reset()}
    >
      <p>{t('staff.resetText')}</p>
    </ConfirmDialog>
  )
}

function UnblockDialog({ member, onClose }: Omit<Props, 'action'>) {
  const { t } = useI18n()
  const { run, failure } = useMemberCall()
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void run(async () => {
      await callStaff('POST /api/staff/members/:id/unblock/', { params: { id: member.id }, body: {} })
      showToast('success', t('staff.unblocked'))
      onClose()
    })
  })
  if (!failure) return null
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('staff.unblock')}>
      <FailureLine text={failure} />
    </Dialog>
  )
}
