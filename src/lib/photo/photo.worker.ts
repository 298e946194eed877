import { redraw, type Opened, type Surface } from './redraw'
import { isPhotoJob, type PhotoDone } from './messages'

async function open(photo: Blob): Promise<Opened> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  return { picture, width: picture.width, height: picture.height, close: () => picture.close() }
}

function surfaceOf(width: number, height: number): Surface {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no surface to draw on')
  return { context, encode: (type, quality) => canvas.convertToBlob({ type, quality }) }
}

/** Photos are drawn one after the other, because each takes 50 MB of memory. */
let turn: Promise<unknown> = Promise.resolve()

globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!isPhotoJob(data)) return
  const { id, photo, type, longestSide } = data
  const answer = (done: PhotoDone) => globalThis.postMessage(done, {})
  turn = turn
    .then(async () => redraw(await open(photo), type, surfaceOf, longestSide))
    .then(
      (file) => answer({ id, file }),
      () => answer({ id, file: null }),
    )
})
