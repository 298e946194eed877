/** A page for the bench: mounts forms of any length in a real browser and says what that cost. */
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import common from '../../locales/es/common.json'
import answeringTexts from '../../locales/es/answering.json'
import { anonymousAuthor } from '../domain/answer/new-answer'
import type { FormVersion } from '../domain/form/form'
import { QUESTION_KINDS } from '../domain/question-types'
import { openAnswering, type Answering } from '../features/answering/engine/answering'
import { claimDraftSlot } from '../features/answering/engine/draft-slot'
import { renderCounter } from '../features/answering/engine/render-counter'
import { AnswerForm } from '../features/answering/form/AnswerForm'
import { deviceStore } from '../lib/device-store'
import { initI18n } from '../lib/i18n'
import '../ui/tokens.css'
import '../ui/base.css'
import { aSection, aVersion, questions, TYPED } from './builders'

export interface AnsweringBench {
  /** Mounts a form with so many questions on one page and gives the milliseconds until it is laid out. */
  mount(count: number): Promise<number>
  /** The same controls as plain HTML, parsed and laid out: the least a browser needs for them. */
  mountPlain(): number
  /** DOM ids of the questions drawn since it was last asked. */
  drawn(): string[]
}

declare global {
  interface Window {
    bench: AnsweringBench
  }
}

/** One section with the nine kinds in turn: nothing is spared by showing one section at a time. */
const versionOf = (count: number): FormVersion =>
  aVersion({
    formId: `bench-${count}`,
    secciones: [
      aSection({
        preguntas: questions(
          ...Array.from(
            { length: count },
            (_, index) => TYPED[QUESTION_KINDS[index % QUESTION_KINDS.length] ?? 'text'],
          ),
        ),
      }),
    ],
  })

const host = document.createElement('div')
const plain = document.createElement('div')
document.body.append(host, plain)
let root: Root | null = null
let open: Answering | null = null
let drawn: string[] = []
renderCounter.onRender = (key) => drawn.push(key)

/** Until the boxes are where they belong. */
const layOut = (element: HTMLElement) => element.getBoundingClientRect().height

async function mount(count: number): Promise<number> {
  root?.unmount()
  open?.dispose()
  plain.replaceChildren()
  const version = versionOf(count)
  const slot = await claimDraftSlot(deviceStore('drafts'), version.formId, 'bench')
  await slot.erase()
  open = await openAnswering(version, slot, {
    uploader: { upload: () => Promise.reject(new Error('none')), remove: () => Promise.resolve() },
    save: (make) => Promise.resolve(void make(anonymousAuthor('bench'))),
    failureOf: () => 'failed',
    now: () => new Date(),
  })
  const form = (
    <AnswerForm answering={open} savingSays="" onSaved={() => undefined} onDiscard={() => undefined} />
  )
  const router = createMemoryRouter([{ path: '*', element: form }])
  const next = createRoot(host)
  root = next
  const began = performance.now()
  flushSync(() => next.render(<RouterProvider router={router} />))
  layOut(host)
  return performance.now() - began
}

function mountPlain(): number {
  const html = host.innerHTML
  root?.unmount()
  root = null
  const began = performance.now()
  plain.innerHTML = html
  layOut(plain)
  return performance.now() - began
}

await initI18n('es', { es: { common, answering: answeringTexts } })
window.bench = {
  mount,
  mountPlain,
  drawn: () => {
    const since = drawn
    drawn = []
    return since
  },
}
