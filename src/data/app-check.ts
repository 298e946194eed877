import { setProof } from './proof'

/**
 * Loads App Check where `VITE_APP_CHECK_KEY` names a key (SEC-03), before anything is asked of the server. Builds
 * without a key have nothing of it in them.
 */
export async function startAppCheck(): Promise<void> {
  const key = import.meta.env.VITE_APP_CHECK_KEY
  if (!key) return
  try {
    const { appProof } = await import('./app-check-sdk')
    setProof(appProof(key))
  } catch {
    // The page is drawn all the same, because without network it shows what this device keeps.
  }
}
