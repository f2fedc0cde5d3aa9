import { useQuery } from '@tanstack/react-query'
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useOfficeTimeZone, useSession } from '#backoffice/client/use-staff.ts'
import { type Member, type MemberAction, MemberDialog } from '#backoffice/features/members/member-dialog.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Badge } from '#backoffice/ui/badge.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#backoffice/ui/menu.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'

export function Members() {
  const { t } = useI18n()
  const [open, setOpen] = useState<{ member: Member; action: MemberAction } | null>(null)
  const { data, error, refetch } = useQuery({ queryKey: queryKeys.staff.members, queryFn: () => callStaff('GET /api/staff/members/') })
  return (
    <Panel title={t('staff.title')} isFlush>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows count={3} height="h-15" />}
      <ul>
        {data?.results.map((member) => (
          <MemberRow key={member.id} member={member} onAction={(action) => setOpen({ member, action })} />
        ))}
      </ul>
      {open && <MemberDialog {...open} onClose={() => setOpen(null)} />}
    </Panel>
  )
}

function MemberRow({ member, onAction }: { member: Member; onAction: (action: MemberAction) => void }) {
  const { t } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const { staff } = useSession()
  const isMe = member.id === staff.id
  const activity = member.seen_at ? t('staff.seen', { time: format.time(member.seen_at) }) : t('staff.neverSeen')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hairline py-2.5 pr-2 pl-4 last:border-0 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)_40px]">
      <div className="min-w-0">
        <p className="truncate text-14">
          {member.name}
          {isMe && <span className="text-stone"> · {t('common.you')}</span>}
        </p>
        <p className="truncate text-12 text-stone">{member.email}</p>
      </div>
      <p className="text-13 max-md:row-start-2 max-md:mt-1">{member.roles.map((role) => t(`staff.roles.${role}`)).join(', ')}</p>
      <div className="min-w-0 text-12 text-stone max-md:col-span-2 max-md:mt-1">
        <MemberState member={member} />
        <p className="figures truncate">{activity}</p>
      </div>
      <div className="max-md:col-start-2 max-md:row-start-1">
        {!isMe && (
          <Menu
            trigger={
              <IconButton label={t('staff.actionsOf', { name: member.name })}>
                <MoreHorizontal aria-hidden="true" size={18} />
              </IconButton>
            }
          >
            <MenuItem onSelect={() => onAction('roles')}>{t('staff.changeRoles')}</MenuItem>
            <MenuItem onSelect={() => onAction('password')}>{t('staff.resetPassword')}</MenuItem>
            <MenuItem onSelect={() => onAction('factor')}>{t('staff.resetFactor')}</MenuItem>
            <MenuSeparator />
            {member.is_blocked ? (
              <MenuItem onSelect={() => onAction('unblock')}>{t('staff.unblock')}</MenuItem>
            ) : (
              <MenuItem isDanger onSelect={() => onAction('block')}>
                {t('staff.block')}
              </MenuItem>
            )}
          </Menu>
        )}
      </div>
    </li>
  )
}

function MemberState({ member }: { member: Member }) {
  const { t } = useI18n()
  if (member.is_blocked) return <Badge tone="bad">{t('staff.blocked')}</Badge>
  if (member.is_factor_locked) return <Badge tone="attention">{t('staff.factorLocked')}</Badge>
  if (!member.has_factor) return <Badge tone="quiet">{t('staff.noFactor')}</Badge>
  return null
}
