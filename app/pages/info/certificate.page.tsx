import { redirect } from 'react-router'
import { getCertificate } from '#app/client/certificate.ts'
import { orNotFound } from '#app/client/not-found.ts'
import { paths } from '#app/client/paths.ts'
import { certificatePage } from '#app/sections/certificate/certificate-page.server.ts'
import { CertificatePage } from '#app/sections/certificate/certificate-page.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/certificate.page.ts'

/** Says whether a certificate is valid, to anyone who has its number. Redirects other spellings of a number to the canonical URL. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageContext(context)
  const certificate = await orNotFound(getCertificate(page.callApi, params.number))
  if (certificate.number !== params.number) throw redirect(paths.certificate(certificate.number), 301)
  return certificatePage(page, certificate)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function CertificateRoute({ loaderData }: Route.ComponentProps) {
  return <CertificatePage {...loaderData.view} />
}
