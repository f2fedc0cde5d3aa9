import type { ComponentType } from 'react'
import { Navigate, redirect, type RouteObject } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { Inside } from '#backoffice/sections/shell/inside.tsx'
import { MissingPage, PageError } from '#backoffice/sections/shell/page-error.tsx'
import { Root } from '#backoffice/sections/shell/root.tsx'

/** A page as a lazy chunk. */
const page = (load: () => Promise<{ default: ComponentType }>) => async () => ({ Component: (await load()).default })

/** All routes of the back office, relative to /staff. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    hydrateFallbackElement: <div />,
    children: [
      { path: 'welcome', lazy: page(() => import('#backoffice/pages/sign-in/welcome.page.tsx')) },
      {
        element: <Inside />,
        children: [
          {
            errorElement: <PageError />,
            children: [
              { path: '/', lazy: page(() => import('#backoffice/pages/today/today.page.tsx')) },
              { path: 'pieces/:id/photographs', lazy: page(() => import('#backoffice/pages/pieces/photographs.page.tsx')) },
              { path: 'pieces/:id/reports', loader: ({ params }) => redirect(paths.reports(params.id ?? '')) },
              { path: 'pieces/:id/reports/compare', lazy: page(() => import('#backoffice/pages/pieces/compare-reports.page.tsx')) },
              { path: 'pieces/:id/reports/:report', lazy: page(() => import('#backoffice/pages/pieces/report.page.tsx')) },
              { path: 'pieces/:id/certificate/:number', lazy: page(() => import('#backoffice/pages/pieces/certificate.page.tsx')) },
              { path: 'pieces', lazy: page(() => import('#backoffice/pages/pieces/pieces.page.tsx')) },
              { path: 'pieces/from-photographs', lazy: page(() => import('#backoffice/pages/pieces/from-photographs.page.tsx')) },
              { path: 'pieces/new', lazy: page(() => import('#backoffice/pages/pieces/new-piece.page.tsx')) },
              { path: 'pieces/planned', lazy: page(() => import('#backoffice/pages/pieces/planned.page.tsx')) },
              { path: 'pieces/grid', lazy: page(() => import('#backoffice/pages/pieces/grid.page.tsx')) },
              { path: 'pieces/import', lazy: page(() => import('#backoffice/pages/pieces/imports.page.tsx')) },
              { path: 'pieces/import/:id', lazy: page(() => import('#backoffice/pages/pieces/import.page.tsx')) },
              { path: 'pieces/:id', lazy: page(() => import('#backoffice/pages/pieces/piece.page.tsx')) },
              { path: 'consignors', lazy: page(() => import('#backoffice/pages/consignors/consignors.page.tsx')) },
              { path: 'consignors/statement', lazy: page(() => import('#backoffice/pages/consignors/statement.page.tsx')) },
              { path: 'labels', lazy: page(() => import('#backoffice/pages/stock/labels.page.tsx')) },
              { path: 'label/:id', lazy: page(() => import('#backoffice/pages/stock/label.page.tsx')) },
              { path: 'stock-takes', lazy: page(() => import('#backoffice/pages/stock/stock-takes.page.tsx')) },
              { path: 'stock-takes/:id', lazy: page(() => import('#backoffice/pages/stock/stock-take.page.tsx')) },
              { path: 'orders', lazy: page(() => import('#backoffice/pages/orders/orders.page.tsx')) },
              { path: 'orders/board', lazy: page(() => import('#backoffice/pages/orders/board.page.tsx')) },
              { path: 'orders/new', lazy: page(() => import('#backoffice/pages/orders/new-order.page.tsx')) },
              { path: 'orders/labels', lazy: page(() => import('#backoffice/pages/orders/order-labels.page.tsx')) },
              { path: 'orders/:id', lazy: page(() => import('#backoffice/pages/orders/order.page.tsx')) },
              { path: 'documents', lazy: page(() => import('#backoffice/pages/orders/documents.page.tsx')) },
              { path: 'documents/:number', lazy: page(() => import('#backoffice/pages/orders/document.page.tsx')) },
              { path: 'inbox', lazy: page(() => import('#backoffice/pages/inbox/inbox.page.tsx')) },
              { path: 'inbox/buybacks', lazy: page(() => import('#backoffice/pages/inbox/buybacks.page.tsx')) },
              { path: 'inbox/buybacks/:id', lazy: page(() => import('#backoffice/pages/inbox/buyback.page.tsx')) },
              { path: 'inbox/buybacks/:id/paper', lazy: page(() => import('#backoffice/pages/inbox/buyback-paper.page.tsx')) },
              { path: 'inbox/wanted', lazy: page(() => import('#backoffice/pages/inbox/wanted.page.tsx')) },
              { path: 'inbox/:id', lazy: page(() => import('#backoffice/pages/inbox/thread.page.tsx')) },
              { path: 'people', lazy: page(() => import('#backoffice/pages/people/people.page.tsx')) },
              { path: 'people/:id', lazy: page(() => import('#backoffice/pages/people/person.page.tsx')) },
              { path: 'visits', lazy: page(() => import('#backoffice/pages/visits/visits.page.tsx')) },
              { path: 'visits/ready', lazy: page(() => import('#backoffice/pages/visits/lay-ready.page.tsx')) },
              { path: 'insight', lazy: page(() => import('#backoffice/pages/insight/stock-insight.page.tsx')) },
              { path: 'insight/demand', lazy: page(() => import('#backoffice/pages/insight/demand-insight.page.tsx')) },
              { path: 'insight/replies', lazy: page(() => import('#backoffice/pages/insight/reply-insight.page.tsx')) },
              { path: 'insight/sales', lazy: page(() => import('#backoffice/pages/insight/sales-insight.page.tsx')) },
              { path: 'content', element: <Navigate to="/content/faq" replace /> },
              { path: 'content/faq', lazy: page(() => import('#backoffice/pages/content/faq.page.tsx')) },
              { path: 'content/home', lazy: page(() => import('#backoffice/pages/content/home.page.tsx')) },
              { path: 'content/texts', lazy: page(() => import('#backoffice/pages/content/texts.page.tsx')) },
              { path: 'content/texts/:page', lazy: page(() => import('#backoffice/pages/content/text.page.tsx')) },
              { path: 'content/brands', lazy: page(() => import('#backoffice/pages/content/brands.page.tsx')) },
              { path: 'content/brands/:id', lazy: page(() => import('#backoffice/pages/content/brand.page.tsx')) },
              { path: 'content/videos', lazy: page(() => import('#backoffice/pages/content/videos.page.tsx')) },
              { path: 'content/archive', lazy: page(() => import('#backoffice/pages/content/archive.page.tsx')) },
              { path: 'content/promos', lazy: page(() => import('#backoffice/pages/content/promos.page.tsx')) },
              { path: 'content/promos/:id', lazy: page(() => import('#backoffice/pages/content/promo.page.tsx')) },
              { path: 'settings', lazy: page(() => import('#backoffice/pages/settings/settings.page.tsx')) },
              { path: 'settings/account', lazy: page(() => import('#backoffice/pages/settings/account.page.tsx')) },
              { path: 'settings/notices', lazy: page(() => import('#backoffice/pages/settings/notices.page.tsx')) },
              { path: 'settings/staff', lazy: page(() => import('#backoffice/pages/settings/staff.page.tsx')) },
              { path: 'settings/places', lazy: page(() => import('#backoffice/pages/settings/places.page.tsx')) },
              { path: 'settings/lists', lazy: page(() => import('#backoffice/pages/settings/lists.page.tsx')) },
              { path: 'settings/templates', lazy: page(() => import('#backoffice/pages/settings/templates.page.tsx')) },
              { path: 'settings/assignment', lazy: page(() => import('#backoffice/pages/settings/assignment.page.tsx')) },
              { path: 'settings/company', lazy: page(() => import('#backoffice/pages/settings/company.page.tsx')) },
              { path: 'settings/wallets', lazy: page(() => import('#backoffice/pages/settings/wallets.page.tsx')) },
              { path: 'settings/publishing', lazy: page(() => import('#backoffice/pages/settings/publishing.page.tsx')) },
              { path: 'settings/thresholds', lazy: page(() => import('#backoffice/pages/settings/owner-settings.page.tsx')) },
              { path: 'settings/health', lazy: page(() => import('#backoffice/pages/settings/health.page.tsx')) },
              { path: 'settings/empty-shop', lazy: page(() => import('#backoffice/pages/settings/empty-shop.page.tsx')) },
              { path: 'settings/audit', lazy: page(() => import('#backoffice/pages/settings/audit.page.tsx')) },
              { path: '*', element: <MissingPage /> },
            ],
          },
        ],
      },
    ],
  },
]
