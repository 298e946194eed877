import { Suspense } from 'react'
import { matchRoutes, Navigate, useRoutes, type RouteObject } from 'react-router-dom'
import type { GuardedHistory } from '../lib/guarded-history'
import { Navigation } from '../lib/navigation'
import { paths } from '../lib/paths'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { ErrorPage } from './ErrorPage'
import { drawn, lazily } from './lazily'
import { PublicShell } from './public-shell/PublicShell'
import type { SELDOM_PAGES } from './seldom-pages'

const publicAnswer = lazily(
  () => import('../features/answering/PublicAnswerPage').then((module) => module.PublicAnswerPage),
  'answering',
)
const publicSaved = lazily(
  () => import('../features/answering/PublicSavedPage').then((module) => module.PublicSavedPage),
  'answering',
  'finish',
)
const publicOutbox = lazily(
  () => import('../features/answering/outbox/PublicOutboxPage').then((module) => module.PublicOutboxPage),
  'outbox',
)
const seldom = (page: keyof typeof SELDOM_PAGES, ...texts: string[]) =>
  lazily(async () => (await import('./seldom-pages')).SELDOM_PAGES[page](), ...texts)
const later = seldom('later', 'later', 'refused')
const part = seldom('part', 'answering', 'part', 'refused')
const recordLookup = seldom('recordLookup', 'lookup')
const status = seldom('status', 'lookup')
const certificate = seldom('certificate', 'lookup')
const voucher = seldom('voucher', 'lookup')
const paymentDone = seldom('paymentDone', 'payment')
const paymentDenied = seldom('paymentDenied', 'payment')
const citizenGate = lazily(
  () => import('../features/citizen-portal/CitizenGate').then((module) => module.CitizenGate),
  'citizen',
)
const citizenAnswer = lazily(
  () => import('../features/answering/CitizenAnswerPage').then((module) => module.CitizenAnswerPage),
  'answering',
  'citizen',
)
const citizenSaved = lazily(
  () => import('../features/answering/CitizenSavedPage').then((module) => module.CitizenSavedPage),
  'answering',
  'finish',
  'citizen',
)
const ownAnswers = seldom('ownAnswers', 'citizen')
const ownAnswer = seldom('ownAnswer', 'citizen', 'answering')
const revision = seldom('revision', 'answering', 'citizen', 'refused')
const notFound = seldom('notFound', 'refused')
/** The preview has no frame and no session: it shows only what the editor around it sends. */
const preview = seldom('preview', 'answering', 'editor', 'refused')
/** A file of its own, because strangers do not need the 2 kB of the staff's routes. */
const loadStaff = () => import('./staff-routes')
const staff = lazily(() => loadStaff().then((module) => module.StaffRoutes))

/** Every route of the product; `handle` begins to load what the route draws. */
const routes: RouteObject[] = [
  { path: paths.root.pattern, element: <Navigate replace to={paths.home.href()} /> },
  {
    element: <PublicShell />,
    children: [
      { path: paths.publicAnswer.pattern, ...drawn(publicAnswer) },
      { path: paths.publicSaved.pattern, ...drawn(publicSaved) },
      { path: paths.publicOutbox.pattern, ...drawn(publicOutbox) },
      { path: paths.later.pattern, ...drawn(later) },
      { path: paths.part.pattern, ...drawn(part) },
      { path: paths.status.pattern, ...drawn(status) },
      { path: paths.certificate.pattern, ...drawn(certificate) },
      { path: paths.voucher.pattern, ...drawn(voucher) },
      { path: paths.citizenSaved.pattern, ...drawn(citizenSaved) },
      {
        ...drawn(citizenGate),
        children: [
          { path: paths.citizenAnswer.pattern, ...drawn(citizenAnswer) },
          { path: paths.ownAnswers.pattern, ...drawn(ownAnswers) },
          { path: paths.revision.pattern, ...drawn(revision) },
          { path: paths.ownAnswer.pattern, ...drawn(ownAnswer) },
        ],
      },
      { path: paths.paymentDone.pattern, ...drawn(paymentDone) },
      { path: paths.paymentDenied.pattern, ...drawn(paymentDenied) },
      { path: paths.recordLookup.pattern, ...drawn(recordLookup) },
      { path: paths.notFound.pattern, ...drawn(notFound) },
    ],
  },
  { path: paths.preview.pattern, ...drawn(preview) },
  { path: '*', element: <staff.Component />, handle: (address: string) => preloadStaff(address) },
]

async function preloadAmong(all: RouteObject[], address: string): Promise<void> {
  const matches = matchRoutes(all, address) ?? []
  await Promise.all(
    matches.map(({ route }): unknown => typeof route.handle === 'function' && route.handle(address)),
  )
}

/** An error shows where the part is drawn. */
const preloadStaff = (address: string): Promise<void> =>
  loadStaff().then(
    ({ STAFF_ROUTES }) => preloadAmong(STAFF_ROUTES, address),
    () => undefined,
  )

/** Loads all parts that an address needs at once. A failed load is no error here. */
export const preload = (address: string): Promise<void> => preloadAmong(routes, address)

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
