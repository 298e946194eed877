import type { ComponentType } from 'react'
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom'
import { loadTexts } from '../lib/i18n'
import { paths } from '../lib/paths'
import { ErrorPage } from './ErrorPage'
import { NotFoundPage } from './NotFoundPage'
import { PublicShell } from './public-shell/PublicShell'
import { STAFF_PAGES } from './staff-pages'

/** A route whose code and texts come together, when it is first opened. */
const lazily = (load: () => Promise<ComponentType>, ...texts: string[]): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => {
    const [Component] = await Promise.all([load(), loadTexts('common', ...texts)])
    return { Component }
  },
})

const publicPages: RouteObject[] = [
  {
    path: paths.publicAnswer.pattern,
    ...lazily(
      () => import('../features/answering/PublicAnswerPage').then((module) => module.PublicAnswerPage),
      'answering',
    ),
  },
  {
    path: paths.publicSaved.pattern,
    ...lazily(
      () => import('../features/answering/PublicSavedPage').then((module) => module.PublicSavedPage),
      'answering',
    ),
  },
  { path: paths.notFound.pattern, Component: NotFoundPage },
]

const staffPages: RouteObject[] = Object.entries(STAFF_PAGES).map(([id, { pattern, load, texts = [] }]) => ({
  id,
  path: pattern,
  ...lazily(load, 'staff', ...texts),
  ErrorBoundary: ErrorPage,
}))

const pages: RouteObject[] = [
  { path: paths.root.pattern, element: <Navigate replace to={paths.home.href()} /> },
  { Component: PublicShell, children: [{ ErrorBoundary: ErrorPage, children: publicPages }] },
  {
    ...lazily(() => import('./staff-shell/StaffRoot').then((module) => module.StaffRoot), 'staff'),
    children: [
      {
        path: paths.login.pattern,
        ...lazily(() => import('../features/auth/LoginPage').then((module) => module.LoginPage), 'staff'),
      },
      {
        ...lazily(() => import('./staff-shell/StaffShell').then((module) => module.StaffShell), 'staff'),
        children: staffPages,
      },
    ],
  },
  { path: '*', element: <Navigate replace to={paths.notFound.href()} /> },
]

/** Every route of the product. */
export const routes: RouteObject[] = [{ ErrorBoundary: ErrorPage, HydrateFallback: Nothing, children: pages }]

/** Follows the browser's address; begins to load the page that it asks for. */
export const createRouter = () => createBrowserRouter(routes)

// Until the first page is there: it comes in a moment, and a flash of something else would only unsettle.
function Nothing() {
  return null
}
