import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles'
import { Outlet } from 'react-router-dom'
import { useSessionState } from '../../features/auth/use-session-state'
import { useSunlightTheme } from '../../lib/sunlight'
import { LoadingBar } from '../../ui/LoadingBar'
import { Toasts } from './Toasts'
import { theme } from './theme'
import '../../ui/staff/sunlight.css'

/** What every page of the staff stands in, signed in or not: theme, messages and one watch over the session. */
export function StaffRoot() {
  // Called here so that the session is followed while pages change.
  useSessionState()
  useSunlightTheme()
  return (
    // The library's styles come first, so that a page's own style sheet has the last word.
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme}>
        <Toasts>
          <LoadingBar />
          <Outlet />
        </Toasts>
      </ThemeProvider>
    </StyledEngineProvider>
  )
}
