import { useSnackbar } from 'notistack'
import { useMemo } from 'react'

/** How long a message stays (FMT-03); it stays longer while the pointer or the focus is on it. */
const SUCCESS_MS = 6000
const SUCCESS_DELAY_MS = 1000
const WARNING_MS = 3500
const DEFAULT_MS = 2500

export interface Toast {
  /** Something was done; shown a second later, when the next page stands. */
  success: (message: string) => void
  /** Something was not done. */
  warning: (message: string) => void
  /** Something failed: stays until it is closed, so that it can be read. */
  error: (message: string) => void
  info: (message: string) => void
}

/** Short messages at the edge of the screen; inside the staff shell only. */
export function useToast(): Toast {
  const { enqueueSnackbar } = useSnackbar()
  return useMemo(
    () => ({
      success: (message) => {
        setTimeout(
          () => enqueueSnackbar(message, { variant: 'success', autoHideDuration: SUCCESS_MS }),
          SUCCESS_DELAY_MS,
        )
      },
      warning: (message) => {
        enqueueSnackbar(message, { variant: 'warning', autoHideDuration: WARNING_MS })
      },
      error: (message) => {
        enqueueSnackbar(message, { variant: 'error', persist: true })
      },
      info: (message) => {
        enqueueSnackbar(message, { autoHideDuration: DEFAULT_MS })
      },
    }),
    [enqueueSnackbar],
  )
}
