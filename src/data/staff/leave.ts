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

/** Whether the person ended the session in this window: then nothing has to be explained. */
export const isLeaving = (): boolean => leaving
