import { isPhotoDone, type PhotoJob } from './messages'
import { redraw, type Opened, type PictureType, type Surface } from './redraw'

/** After this long without work the worker is ended, to free its memory. */
const IDLE_MS = 4_000

interface Waiting extends PhotoJob {
  resolve: (file: Blob) => void
  reject: (error: Error) => void
}

let worker: Worker | null = null
let hasNoWorker = typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined'
let idle: ReturnType<typeof setTimeout> | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

const damaged = () => new Error('the picture cannot be opened')

function endWorker(): void {
  worker?.terminate()
  worker = null
}

function startWorker(): Worker {
  const started = new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isPhotoDone(data)) return
    const job = waiting.get(data.id)
    waiting.delete(data.id)
    if (waiting.size === 0) idle = setTimeout(endWorker, IDLE_MS)
    if (data.file) job?.resolve(data.file)
    else job?.reject(damaged())
  })
  // The worker did not start: an old browser, or its code could not be loaded. The page then draws the waiting photos
  // itself, more slowly.
  started.addEventListener('error', () => {
    hasNoWorker = true
    endWorker()
    const left = [...waiting.values()]
    waiting.clear()
    for (const { resolve, reject, ...job } of left) redrawOnPage(job).then(resolve, reject)
  })
  return started
}

async function open(photo: Blob): Promise<Opened> {
  const image = new Image()
  const address = URL.createObjectURL(photo)
  image.src = address
  const close = () => URL.revokeObjectURL(address)
  await image.decode().catch(() => {
    close()
    throw damaged()
  })
  return { picture: image, width: image.naturalWidth, height: image.naturalHeight, close }
}

function surfaceOf(width: number, height: number): Surface {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no surface to draw on')
  const encode = (type: PictureType, quality: number) =>
    new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(damaged())), type, quality),
    )
  return { context, encode }
}

/** Photos are drawn one after the other here too. */
let turn: Promise<unknown> = Promise.resolve()
function redrawOnPage({ photo, type, longestSide }: Omit<PhotoJob, 'id'>): Promise<Blob> {
  const drawn = turn.then(async () => redraw(await open(photo), type, surfaceOf, longestSide))
  turn = drawn.catch(() => undefined)
  return drawn
}

/**
 * A photo upright, scaled down and without what the camera noted in it, made beside the page so that nothing freezes.
 * @param longestSide so many pixels its longest side has at most; as many as a photo where it is left out
 * @throws when the picture cannot be opened
 */
export function redrawPhoto(photo: Blob, type: PictureType, longestSide?: number): Promise<Blob> {
  if (hasNoWorker) return redrawOnPage({ photo, type, longestSide })
  clearTimeout(idle)
  worker ??= startWorker()
  const beside = worker
  return new Promise((resolve, reject) => {
    lastId += 1
    const job: Waiting = { id: lastId, photo, type, longestSide, resolve, reject }
    waiting.set(job.id, job)
    beside.postMessage({ id: job.id, photo, type, longestSide }, [])
  })
}
