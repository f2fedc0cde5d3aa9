import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { CodeForm } from '#backoffice/ui/sign-in/code-form.tsx'
import { FailedState } from '#backoffice/ui/states.tsx'

type FactorSecret = { secret: string; uri: string; qr_path: string; qr_size: number }

type Props = {
  /** Creates a new secret. It replaces a secret that has not been confirmed. */
  begin: () => Promise<FactorSecret>
  confirm: (code: string) => Promise<void>
}

export function FactorSetup({ begin, confirm }: Props) {
  const { t } = useI18n()
  // static: a refetch of all queries would replace the secret that the person is scanning
  const { data, error, refetch } = useQuery({ queryKey: ['factor-setup'], queryFn: begin, staleTime: 'static', gcTime: 0, retry: false })
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />
  return (
    <div className="grid gap-5">
      <p className="text-stone">{t('signIn.factorText')}</p>
      {data ? <Secret {...data} /> : <Skeleton className="mx-auto size-50" />}
      <CodeForm label={t('signIn.digits')} submitLabel={t('signIn.confirm')} send={confirm} />
    </div>
  )
}

/** The margin that the QR standard requires around a code, in modules. */
const quietSquares = 4

function Secret({ secret, uri, qr_path: path, qr_size: size }: FactorSecret) {
  const { t } = useI18n()
  const edge = size + 2 * quietSquares
  // dark on white in both themes, because some scanners cannot read inverted codes
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quietSquares} ${-quietSquares} ${edge} ${edge}" shape-rendering="crispEdges"><path fill="#fff" d="M${-quietSquares} ${-quietSquares}h${edge}v${edge}H${-quietSquares}z"/><path d="${path}"/></svg>`
  return (
    <div className="grid gap-3">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={t('signIn.qrName')}
        width={200}
        height={200}
        className="mx-auto block size-50 rounded-2 border border-hairline"
      />
      <p className="text-center text-13">
        <a href={uri} className="underline decoration-edge underline-offset-4 hover:decoration-ink">
          {t('signIn.openInApp')}
        </a>
      </p>
      <p className="text-13 text-stone">
        {t('signIn.factorByHand')}
        <span translate="no" className="mt-1 block font-medium tracking-wider break-all text-ink select-all">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </span>
      </p>
    </div>
  )
}
