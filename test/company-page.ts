import type { RouterContextProvider } from 'react-router'
import { servicesOf } from '#app/client/services.ts'

export async function renderCompanyPage(_request: Request, context: Readonly<RouterContextProvider>): Promise<Response> {
  const { company, language } = servicesOf(context)
  const [moscow] = company.offices
  const page = { phone: company.phone, hours: company.hours.map(({ label }) => label[language]), address: moscow.address[language] }
  return Response.json({ ...page, closed: company.appointments.closedDays }, { headers: { 'content-type': 'text/html' } })
}
