import { signOut } from './session'

let leaving = false

/** Signs out because the person wants to. */
export async function leave(): Promise<void> {
  leaving = true
  try {
    await signOut()
  } finally {
    leaving = false
  }
}

/** Whether a session that just ended was ended by the person in this window: then there is nothing to explain. */
export const isLeaving = (): boolean => leaving
