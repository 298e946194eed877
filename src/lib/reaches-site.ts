/** A slow server responds too: only who has waited as long as for any other request may say that there is no network. */
const PATIENCE_MS = 20_000

/** Whether this page's own server responds, whatever the response: then the device has a network. */
export const reachesSite = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  )
