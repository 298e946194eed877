import { openFile, type FileWriter } from './file-writer'
import type { WriterReply, WriterRequest } from './messages'

/** Writes the file beside the page, which stays quick meanwhile. */
let writer: FileWriter | null = null

function work(request: WriterRequest): Blob | null {
  if (request.do === 'start') writer = openFile(request.start)
  else if (request.do === 'add') writer?.add(request.rows)
  else return writer?.close(request.about) ?? null
  return null
}

globalThis.addEventListener('message', ({ data }: MessageEvent<WriterRequest>) => {
  let reply: WriterReply
  try {
    reply = { done: true, file: work(data) }
  } catch {
    reply = { done: false }
  }
  globalThis.postMessage(reply, {})
})
