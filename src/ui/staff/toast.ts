import { useSnackbar, type SnackbarKey, type VariantType } from 'notistack'
import { createElement, useMemo, type ReactNode } from 'react'
import { SHOWN_FOR, SUCCESS_DELAY_MS } from '../../lib/shown-for'
import { UndoButton } from './UndoButton'
import { countdown } from './countdown'

/** Shows messages that go after a while, but never while the pointer or the focus is on them (FMT-03). */
export interface Toast {
  /** Something was done; shown a second later, once the next page is drawn. */
  success: (message: string) => void
  /** Something was not done. */
  warning: (message: string) => void
  /**
   * Something keeps the person from going on, and is marked on the page too; it replaces an earlier message of this
   * kind.
   */
  problem: (message: string) => void
  /**
   * Something failed: stays until it is closed, so that it can be read, or until the same place says that a later try
   * worked.
   */
  error: (message: string) => void
  info: (message: string) => void
  /** Something was done that needs no words, as a file that was downloaded: earlier failures of this place go. */
  done: () => void
  /** Something was done that can be taken back while this is shown (DAY-03). */
  undoable: (message: string, onUndo: () => void) => void
}

/** Failures on the screen of places that are closed and opened again, as dialogs are. */
const failuresOfPlaces = new Map<string, Set<SnackbarKey>>()

function failuresOf(place: string | undefined): Set<SnackbarKey> {
  if (place === undefined) return new Set()
  const failures = failuresOfPlaces.get(place) ?? new Set()
  failuresOfPlaces.set(place, failures)
  return failures
}

/**
 * Short messages at the edge of the screen; inside the staff shell only.
 * @param place names what is tried, where it may be closed and opened again before it is tried once more: a later success
 * there ends the failure; without it the failures of this component alone
 */
export function useToast(place?: string): Toast {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  return useMemo(() => {
    const standing = failuresOf(place)
    const worked = (): void => {
      for (const key of standing) closeSnackbar(key)
      standing.clear()
    }
    /** Ends a message after its time. The library's own timer stops for the pointer only, not for the focus. */
    const pass = (
      message: string,
      variant: VariantType,
      ms: number,
      action?: (key: SnackbarKey) => ReactNode,
    ): SnackbarKey => {
      const left = countdown(ms, () => closeSnackbar(key))
      const key: SnackbarKey = enqueueSnackbar(message, {
        variant,
        ...(action && { action }),
        // Turns the library's own timer off.
        autoHideDuration: null,
        onClose: left.cancel,
        SnackbarProps: {
          onMouseEnter: () => left.stop('pointer'),
          onMouseLeave: () => left.release('pointer'),
          onFocus: () => left.stop('focus'),
          onBlur: () => left.release('focus'),
        },
      })
      return key
    }
    return {
      success: (message) => {
        worked()
        setTimeout(() => pass(message, 'success', SHOWN_FOR.success), SUCCESS_DELAY_MS)
      },
      warning: (message) => {
        pass(message, 'warning', SHOWN_FOR.warning)
      },
      problem: (message) => {
        closeSnackbar()
        pass(message, 'error', SHOWN_FOR.problem)
      },
      error: (message) => {
        standing.add(enqueueSnackbar(message, { variant: 'error', persist: true }))
      },
      info: (message) => {
        pass(message, 'default', SHOWN_FOR.plain)
      },
      done: worked,
      undoable: (message, onUndo) => {
        worked()
        pass(message, 'success', SHOWN_FOR.undo, (key) =>
          createElement(UndoButton, {
            onUndo: () => {
              closeSnackbar(key)
              onUndo()
            },
          }),
        )
      },
    }
  }, [enqueueSnackbar, closeSnackbar, place])
}
