import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { followActivity } from '#backoffice/client/activity.ts'
import { pageLanguage } from '#backoffice/i18n/load-translator.ts'
import { showLanguage } from '#backoffice/i18n/translator-store.ts'
import { routes } from '#backoffice/routes.tsx'

const root = document.getElementById('backoffice')
if (root) {
  followActivity()
  void showLanguage(pageLanguage())
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes, { basename: '/staff' })} />
    </StrictMode>,
  )
}
