import { rowsIn } from './read-rows'
import type { Rows } from './rows'

const tell = (rows: Rows | null): void => globalThis.postMessage(rows, {})

/** Reads rows beside the page, which stays quick meanwhile; null for what cannot be read. */
globalThis.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  rowsIn(data).then(tell, () => tell(null))
})
