import { Copy } from 'lucide-react'
import { copyText } from '#app/ui/copy-text.ts'
import { coinNames } from '#backoffice/client/wallets.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import type { Coin } from '#contract/rules/coins.ts'

type Props = { coin: Coin; address: string; qr_path: string; qr_size: number }

/** Shows an address in groups of four characters and as a QR code, so that the address can be compared on a second device. */
export function AddressView({ coin, address, qr_path: path, qr_size: size }: Props) {
  const { t } = useI18n()
  const copy = async () => {
    if (await copyText(address)) showToast('success', t('wallets.copied'))
  }
  // dark on white in both themes, because some scanners cannot read inverted codes
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#16130f" d="${path}"/></svg>`
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={t('wallets.qr', { coin: coinNames[coin] })}
        width={128}
        height={128}
        className="block size-32 rounded-2 border border-hairline"
      />
      <div className="flex min-w-0 flex-[1_1_200px] items-start gap-1">
        <p
          translate="no"
          className="flex min-w-0 flex-wrap gap-x-2.5 gap-y-1 font-[ui-monospace,Menlo,Consolas,monospace] text-14 leading-6"
        >
          <span className="sr-only">{address}</span>
          {groupsOf(address).map((group, at) => (
            <span key={at} aria-hidden="true">
              {group}
            </span>
          ))}
        </p>
        <IconButton label={t('wallets.copy', { coin: coinNames[coin] })} className="-mt-1" onClick={() => void copy()}>
          <Copy aria-hidden="true" size={15} />
        </IconButton>
      </div>
    </div>
  )
}

const groupsOf = (address: string): string[] => address.match(/.{1,4}/g) ?? []
