import { Suspense } from 'react'
import { matchRoutes, Navigate, useRoutes, type RouteObject } from 'react-router-dom'
import type { GuardedHistory } from '../lib/guarded-history'
import { Navigation } from '../lib/navigation'
import { paths } from '../lib/paths'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { ErrorPage } from './ErrorPage'
import { lazily, type LazyPart } from './lazily'
import { NotFoundPage } from './NotFoundPage'
import { PublicShell } from './public-shell/PublicShell'
import { STAFF_PAGES } from './staff-pages'

const draw = (part: LazyPart): Pick<RouteObject, 'element' | 'handle'> => ({
  element: <part.Component />,
  handle: part.preload,
})

const publicAnswer = lazily(
  () => import('../features/answering/PublicAnswerPage').then((module) => module.PublicAnswerPage),
  'answering',
)
const publicSaved = lazily(
  () => import('../features/answering/PublicSavedPage').then((module) => module.PublicSavedPage),
  'answering',
  'finish',
)
const recordLookup = lazily(
  () => import('../features/public-lookup/RecordLookupPage').then((module) => module.RecordLookupPage),
  'lookup',
)
/** Without the staff's frame and session: it shows only what the editor around it sends. */
const preview = lazily(
  () => import('../features/answering/PreviewPage').then((module) => module.PreviewPage),
  'answering',
  'editor',
)
const staffRoot = lazily(() => import('./staff-shell/StaffRoot').then((module) => module.StaffRoot), 'staff')
const staffShell = lazily(
  () => import('./staff-shell/StaffShell').then((module) => module.StaffShell),
  'staff',
)
const login = lazily(() => import('../features/auth/LoginPage').then((module) => module.LoginPage), 'staff')

const staffPages = Object.values(STAFF_PAGES).map(({ pattern, load, texts = [] }) => ({
  path: pattern,
  ...draw(lazily(load, 'staff', ...texts)),
}))

/** Every route of the product; `handle` begins to load what the route draws. */
const routes: RouteObject[] = [
  { path: paths.root.pattern, element: <Navigate replace to={paths.home.href()} /> },
  {
    element: <PublicShell />,
    children: [
      { path: paths.publicAnswer.pattern, ...draw(publicAnswer) },
      { path: paths.publicSaved.pattern, ...draw(publicSaved) },
      { path: paths.recordLookup.pattern, ...draw(recordLookup) },
      { path: paths.notFound.pattern, element: <NotFoundPage /> },
    ],
  },
  { path: paths.preview.pattern, ...draw(preview) },
  {
    ...draw(staffRoot),
    children: [
      { path: paths.login.pattern, ...draw(login) },
      { ...draw(staffShell), children: staffPages },
    ],
  },
  { path: '*', element: <Navigate replace to={paths.notFound.href()} /> },
]

/** Loads what an address needs, all at once instead of one part after the other; what does not come is no error. */
export async function preload(address: string): Promise<void> {
  const matches = matchRoutes(routes, address) ?? []
  await Promise.all(matches.map(({ route }): unknown => typeof route.handle === 'function' && route.handle()))
}

const Pages = () => useRoutes(routes)

/** The product. */
export function App({ history }: { history: GuardedHistory }) {
  return (
    <Navigation history={history} preload={preload}>
      <ErrorBoundary fallback={<ErrorPage />}>
        <Suspense fallback={null}>
          <Pages />
        </Suspense>
      </ErrorBoundary>
    </Navigation>
  )
}
