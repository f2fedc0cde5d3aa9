import { CircleUser, LogOut, Search, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { signOut } from '#backoffice/client/sign-in.ts'
import { useShopUrl } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { NoticesButton } from '#backoffice/sections/shell/notices-button.tsx'
import { useNavigationItems } from '#backoffice/sections/shell/use-navigation-items.ts'
import { BottomSheet } from '#backoffice/ui/dialog.tsx'
import { overlayStore } from '#backoffice/ui/overlays.ts'

const entry = 'flex min-h-12 w-full items-center gap-3 text-15'

export default function MoreSheet({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  const shopUrl = useShopUrl()
  const places = useNavigationItems().slice(4)
  return (
    <BottomSheet isOpen onOpenChange={onClose} title={t('shell.more')}>
      <ul>
        <Entry>
          <button type="button" className={entry} onClick={() => overlayStore.set('search')}>
            <Search aria-hidden="true" size={20} />
            {t('shell.search')}
          </button>
        </Entry>
        <Entry>
          <NoticesButton className={entry} iconSize={20} />
        </Entry>
        {places.map(({ path, label, icon: Icon }) => (
          <Entry key={path}>
            <Link to={path} className={entry} onClick={onClose}>
              <Icon aria-hidden="true" size={20} />
              {t(label)}
            </Link>
          </Entry>
        ))}
        <Entry>
          <Link to={paths.account} className={entry} onClick={onClose}>
            <CircleUser aria-hidden="true" size={20} />
            {t('account.title')}
          </Link>
        </Entry>
        <Entry>
          <a href={shopUrl('/')} target="_blank" rel="noreferrer" className={entry}>
            <Store aria-hidden="true" size={20} />
            {t('shell.toShop')}
          </a>
        </Entry>
        <Entry>
          <button
            type="button"
            className={entry}
            onClick={() => {
              onClose()
              void signOut()
            }}
          >
            <LogOut aria-hidden="true" size={20} />
            {t('shell.signOut')}
          </button>
        </Entry>
      </ul>
    </BottomSheet>
  )
}

function Entry({ children }: { children: ReactNode }) {
  return <li className="border-b border-hairline last:border-0">{children}</li>
}
