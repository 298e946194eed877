import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SnackbarProvider } from 'notistack'
import type { ReactElement } from 'react'
import access from '../../locales/es/access.json'
import answering from '../../locales/es/answering.json'
import audit from '../../locales/es/audit.json'
import common from '../../locales/es/common.json'
import completion from '../../locales/es/completion.json'
import correction from '../../locales/es/correction.json'
import editor from '../../locales/es/editor.json'
import finish from '../../locales/es/finish.json'
import mail from '../../locales/es/mail.json'
import operation from '../../locales/es/operation.json'
import orders from '../../locales/es/orders.json'
import place from '../../locales/es/place.json'
import places from '../../locales/es/places.json'
import recipient from '../../locales/es/recipient.json'
import refused from '../../locales/es/refused.json'
import listing from '../../locales/es/listing.json'
import bin from '../../locales/es/bin.json'
import rights from '../../locales/es/rights.json'
import staff from '../../locales/es/staff.json'
import statistics from '../../locales/es/statistics.json'
import transfer from '../../locales/es/transfer.json'
import factor from '../../locales/es/factor.json'
import users from '../../locales/es/users.json'
import { theme } from '../app/staff-shell/theme'
import type { User } from '../domain/user/user'
import { initI18n } from '../lib/i18n'
import { SessionContextProvider } from '../lib/session'
import { memoryAddress, MemoryRoutes } from './navigation'

declare global {
  interface Window {
    happyDOM: { setViewport(size: { width: number }): void }
  }
}

interface StaffPageOptions {
  /** Who is signed in. */
  user: User
  /** The route's pattern and the address that is opened. */
  pattern: string
  at: string
}

/** A width at which tables become cards (NAV-05), and the width of a desk. */
export const PHONE = 360
export const DESK = 1280

/** Sets the width of the screen that media queries see. */
export function setScreenWidth(width: number): void {
  window.happyDOM.setViewport({ width })
}

/**
 * Styles stay out of the document: with them, each search by role would match thousands of rules to know what is
 * visible. So these tests do not notice what a style hides; journeys do.
 */
const styles = createCache({ key: 'css', container: document.createElement('div') })

/**
 * Draws a page of the staff in Spanish as the shell would, any other address as its path and query.
 * @returns what Testing Library gives, a user who clicks, the address as it stands, and the browser’s button back
 */
export async function renderStaff(page: ReactElement, { user, pattern, at }: StaffPageOptions) {
  await initI18n('es', {
    es: {
      access,
      audit,
      common,
      completion,
      correction,
      staff,
      answering,
      editor,
      finish,
      mail,
      operation,
      orders,
      place,
      places,
      recipient,
      refused,
      listing,
      bin,
      rights,
      statistics,
      transfer,
      factor,
      users,
    },
  })
  const { history, address } = memoryAddress(at)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = render(
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <SnackbarProvider>
          <QueryClientProvider client={queries}>
            <SessionContextProvider user={user}>
              <MemoryRoutes history={history} routes={[{ path: pattern, element: page }]} />
            </SessionContextProvider>
          </QueryClientProvider>
        </SnackbarProvider>
      </ThemeProvider>
    </CacheProvider>,
  )
  return { ...view, person: userEvent.setup(), address, back: () => act(() => history.go(-1)) }
}
