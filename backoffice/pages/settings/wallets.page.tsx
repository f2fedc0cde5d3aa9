import { useQuery } from '@tanstack/react-query'
import { paths } from '#backoffice/client/paths.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { walletsQuery } from '#backoffice/client/wallets.ts'
import { wallets as english } from '#backoffice/i18n/en/wallets.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PageTexts } from '#backoffice/i18n/page-texts.tsx'
import { wallets as russian } from '#backoffice/i18n/ru/wallets.ts'
import { SettingsPage } from '#backoffice/sections/settings/settings-page.tsx'
import { CoinPanel } from '#backoffice/sections/settings/wallets/coin-panel.tsx'
import { WalletHistory } from '#backoffice/sections/settings/wallets/wallet-history.tsx'
import { ButtonLink } from '#backoffice/ui/button.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import { walletOwnersMin } from '#contract/rules/staff/wallet-states.ts'

const texts = { ru: { wallets: russian }, en: { wallets: english } }

/** The wallets that receive crypto payments. A change needs two people and takes effect after a day. */
export default function WalletsPage() {
  return (
    <PageTexts texts={texts}>
      <Wallets />
    </PageTexts>
  )
}

function Wallets() {
  const { t } = useI18n()
  const mayInvite = useMay()('staff.manage')
  const { data, error, refetch } = useQuery(walletsQuery)
  const canChange = (data?.owners ?? 0) >= walletOwnersMin
  return (
    <SettingsPage title={t('settings.wallets')}>
      <div className="mx-auto grid max-w-[880px] gap-5 p-5 max-md:p-4">
        {!data && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <LoadingRows count={6} />)}
        {data && (
          <>
            {canChange ? (
              <div className="grid gap-2 text-13 text-stone">
                <p>{t('wallets.lead')}</p>
                <p>{t('wallets.compare')}</p>
              </div>
            ) : (
              <div className="grid justify-items-start gap-3 border-l-2 border-brass pl-3 text-13">
                <p>{t('wallets.oneOwner')}</p>
                {mayInvite && <ButtonLink to={paths.staff}>{t('wallets.invite')}</ButtonLink>}
              </div>
            )}
            {data.coins.map((wallets) => (
              <CoinPanel key={wallets.coin} wallets={wallets} canChange={canChange} />
            ))}
            <WalletHistory history={data.history} hasMore={data.has_more} />
          </>
        )}
      </div>
    </SettingsPage>
  )
}
