import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { LinkView } from '#backoffice/features/members/link-view.tsx'
import { RoleTicks } from '#backoffice/features/members/role-ticks.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { useSubmit } from '#backoffice/ui/sign-in/use-submit.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'
import type { StaffRole } from '#contract/staff/permissions.ts'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<StaffRole[]>([])
  const [link, setLink] = useState<string | null>(null)
  const { isBusy, failure, errorOf, onSubmit } = useSubmit(async () => {
    setLink((await callStaff('POST /api/staff/invitations/', { body: { email, roles } })).link)
    await queries.invalidateQueries({ queryKey: queryKeys.staff.all })
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t(link ? 'staff.linkTitle' : 'staff.inviteTitle')}>
      {link ? (
        <LinkView link={link} email={email} />
      ) : (
        <form onSubmit={onSubmit} className="grid gap-5">
          <TextField
            label={t('signIn.email')}
            type="email"
            name="email"
            required
            value={email}
            onChange={setEmail}
            error={errorOf('email')}
          />
          <RoleTicks roles={roles} onChange={setRoles} />
          <FailureLine text={failure ?? errorOf('roles')} />
          <Button type="submit" variant="primary" disabled={!roles.length} aria-disabled={isBusy}>
            {t('staff.sendInvitation')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
