import { useNavigate } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { signOut } from '#backoffice/client/sign-in.ts'
import { useSession, useShopUrl } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Menu, MenuItem, MenuSeparator } from '#backoffice/ui/menu.tsx'
import { overlayStore } from '#backoffice/ui/overlays.ts'

export function AccountMenu({ className }: { className: string }) {
  const { t } = useI18n()
  const { staff } = useSession()
  const shopUrl = useShopUrl()
  const navigate = useNavigate()
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={className}>
          <span aria-hidden="true" className="flex size-5 items-center justify-center rounded-full bg-ink text-11 font-medium text-paper">
            {staff.name.slice(0, 1).toUpperCase()}
          </span>
          <span className="min-w-0 flex-1 truncate text-left max-xl:sr-only">{staff.name}</span>
        </button>
      }
    >
      <MenuItem onSelect={() => void navigate(paths.account)}>{t('account.title')}</MenuItem>
      <MenuItem onSelect={() => overlayStore.set('help')}>{t('shell.help')}</MenuItem>
      <MenuItem onSelect={() => window.open(shopUrl('/'), '_blank', 'noopener')}>{t('shell.toShop')}</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut()}>{t('shell.signOut')}</MenuItem>
    </Menu>
  )
}
