import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { allOf, useViews } from '#backoffice/features/list-views/use-views.ts'
import type { ViewList } from '#contract/rules/staff/ready-views.ts'

/** Opens the person's start view if the URL has no query, except after Back. */
export function useStartView(list: ViewList): void {
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const isReturning = useNavigationType() === NavigationType.Pop && key !== 'default'
  // set once per page, so that the start view does not return when the person clears the query
  const isOver = useRef(search !== '' || isReturning)
  const views = useViews(list)
  const start = allOf(views).find((view) => view.key === views.start)?.query
  useEffect(() => {
    if (isOver.current || !views.isLoaded) return
    isOver.current = true
    if (start && !search) void navigate({ search: `?${start}` }, { replace: true })
  }, [navigate, search, start, views.isLoaded])
}
