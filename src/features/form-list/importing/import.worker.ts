import { readSource, type Brought } from './read-source'
import type { ReadingReply } from './reading'

const tell = (reply: ReadingReply): void => globalThis.postMessage(reply, {})

/** Reads what somebody brings beside the page, which stays quick meanwhile. */
globalThis.addEventListener('message', ({ data }: MessageEvent<Brought>) => {
  readSource(data, (stage) => tell({ stage })).then(
    (read) => tell({ read }),
    // What nobody foresaw in a file is the file's fault as far as its owner can tell.
    () => tell({ read: { is: 'refused', fault: 'notWhole' } }),
  )
})
