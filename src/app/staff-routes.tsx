import { Navigate, useRoutes, type RouteObject } from 'react-router-dom'
import { paths } from '../lib/paths'
import { drawn, lazily } from './lazily'
import { STAFF_PAGES } from './staff-pages'

const staffRoot = lazily(() => import('./staff-shell/StaffRoot').then((module) => module.StaffRoot), 'staff')
const staffShell = lazily(
  () => import('./staff-shell/StaffShell').then((module) => module.StaffShell),
  'staff',
)
const login = lazily(() => import('../features/auth/LoginPage').then((module) => module.LoginPage), 'staff')
const newPassword = lazily(
  () => import('../features/auth/NewPasswordPage').then((module) => module.NewPasswordPage),
  'staff',
)
const noUser = lazily(
  () => import('../features/auth/NoUserPage').then((module) => module.NoUserPage),
  ...['staff', 'access', 'users'],
)

const staffPages = Object.values(STAFF_PAGES).map(({ pattern, load, texts = [] }) => ({
  path: pattern,
  ...drawn(lazily(load, 'staff', ...texts)),
}))

/** Every route of the staff, and the page for unknown addresses. */
export const STAFF_ROUTES: RouteObject[] = [
  {
    ...drawn(staffRoot),
    children: [
      { path: paths.login.pattern, ...drawn(login) },
      { path: paths.newPassword.pattern, ...drawn(newPassword) },
      { path: paths.noUser.pattern, ...drawn(noUser) },
      { ...drawn(staffShell), children: staffPages },
    ],
  },
  { path: '*', element: <Navigate replace to={paths.notFound.href()} /> },
]

/** The pages that strangers never open. */
export const StaffRoutes = () => useRoutes(STAFF_ROUTES)
