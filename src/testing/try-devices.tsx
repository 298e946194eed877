/** A page for tests in a real browser: photos and signatures as a device handles them, with nothing behind it. */
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import common from '../../locales/es/common.json'
import answeringTexts from '../../locales/es/answering.json'
import type { StoredAnswer } from '../domain/answer/answer'
import { anonymousAuthor } from '../domain/answering/new-answer'
import { NO_OPTIONS } from '../domain/form/options'
import { openAnswering } from '../engine/answering'
import { claimDraftSlot } from '../engine/draft-slot'
import { AnswerForm } from '../renderer/form/AnswerForm'
import { deviceStore } from '../lib/device-store'
import { initI18n } from '../lib/i18n'
import { prepareWhenNeeded } from '../lib/photo/prepare-when-needed'
import '../ui/tokens.css'
import '../ui/base.css'
import { aSection, aSignature, aVersion, questions } from './builders'

/** What was sent, as a test looks at it. */
export interface SentFile {
  path: string
  type: string
  size: number
  width: number
  height: number
  /** The bytes, as numbers; only of small parts is anything asked. */
  head: number[]
  /** Colours of the four corners, clockwise from the upper left: 'rgba'. */
  corners: number[][]
}

declare global {
  interface Window {
    devices: {
      sent: () => Promise<SentFile[]>
      count: () => number
      /** Resolves when the device has the draft as it is. */
      kept: () => Promise<void>
      saved: StoredAnswer[]
      longTasks: number[]
    }
  }
}

const PHOTOS = 12
const version = aVersion({
  formId: 'devices',
  opcionales: { ...NO_OPTIONS, digitalSignature: true },
  secciones: [
    aSection({
      preguntas: questions(
        ...Array.from({ length: PHOTOS }, (_, index) => ({ titulo: `Foto ${index + 1}`, adjuntar: true })),
      ),
    }),
  ],
  signatures: [aSignature({ title: 'Vecino', typeOfSignature: 'draw' })],
})

const sent: { path: string; file: Blob }[] = []
const saved: StoredAnswer[] = []
const longTasks: number[] = []
new PerformanceObserver((list) => {
  longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))
}).observe({ type: 'longtask' })

const HEAD = 4096

async function describe(path: string, file: Blob): Promise<SentFile> {
  const head = [...new Uint8Array(await file.slice(0, HEAD).arrayBuffer())]
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0)
  picture.close()
  const pixel = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]
  const [right, bottom] = [width - 9, height - 9]
  const corners = [pixel(8, 8), pixel(right, 8), pixel(right, bottom), pixel(8, bottom)]
  return { path, type: file.type, size: file.size, width, height, head, corners }
}

const slot = await claimDraftSlot(deviceStore('drafts'), version.formId, 'devices')
const answering = await openAnswering(version, slot, {
  uploader: {
    upload(path, file) {
      sent.push({ path, file })
      return Promise.resolve()
    },
    read: () => Promise.reject(new Error('never read')),
    remove: () => Promise.resolve(),
  },
  save: (make) => Promise.resolve(void saved.push(make(anonymousAuthor('devices')))),
  failureOf: () => 'failed',
  now: () => new Date(),
  prepareFile: prepareWhenNeeded,
})
window.devices = {
  sent: () => Promise.all(sent.map(({ path, file }) => describe(path, file))),
  count: () => sent.length,
  kept: () => answering.keeper.flush(),
  saved,
  longTasks,
}
await initI18n('es', { es: { common, answering: answeringTexts } })
const form = (
  <AnswerForm
    answering={answering}
    savingSays="Se envía a nadie."
    onSaved={() => undefined}
    onDiscard={() => undefined}
  />
)
const router = createMemoryRouter([{ path: '*', element: form }])
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <RouterProvider router={router} />,
)
