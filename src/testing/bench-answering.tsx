/** A page for the bench: mounts forms of any length in a real browser and says what that cost. */
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import common from '../../locales/es/common.json'
import answeringTexts from '../../locales/es/answering.json'
import { anonymousAuthor } from '../domain/answering/new-answer'
import type { FormVersion } from '../domain/form/form'
import { problemsOf } from '../domain/answer/problems'
import type { QuestionPath } from '../domain/answer/path'
import { loadBehaviour } from '../domain/answering/load-behaviour'
import { startSections } from '../domain/answering/start'
import { changedKeys } from '../domain/answer/view'
import { largeForm } from '../domain/form-logic/testing/large-form'
import { isFurther, QUESTION_KINDS } from '../domain/form/kinds'
import { openAnswering, type Answering } from '../engine/answering'
import { NEW_ANSWER, type Policy } from '../engine/policy'
import type { AnsweringPorts } from '../engine/ports'
import { claimDraftSlot } from '../engine/draft-slot'
import { AnswerForm } from '../renderer/form/AnswerForm'
import { deviceStore } from '../lib/device-store'
import { initI18n } from '../lib/i18n'
import { prepareWhenNeeded } from '../lib/photo/prepare-when-needed'
import '../ui/tokens.css'
import '../ui/base.css'
import { aSection, CLOCK, aVersion, questions, TYPED } from './builders'

export interface AnsweringBench {
  /** Mounts a form with so many questions on one page and waits until all of it stands. */
  mount(count: number): Promise<Mounted>
  /** What stands now as plain HTML: the same controls, with the values that they show. */
  html(): string
  /** The same controls as plain HTML, parsed and laid out: the least a browser needs for them. */
  mountPlain(): number
  /** The same for any HTML. */
  mountHtml(text: string): number
  /** DOM ids of the questions, and of the rows, drawn since it was last asked. */
  drawn(): string[]
  /** Adds rows to a repeatable section, one after the other; what each of them drew, and the milliseconds it took. */
  addRows(count: number): Promise<AddedRow[]>
  /** Opens the form of 2,000 questions and 1,000 rules with all of its questions on one page. */
  mountLarge(): Promise<void>
  /** Answers a question of it: the keys of what was drawn, and of what is another now. */
  answerLarge(path: QuestionPath, respuesta: string): { drawn: number; changed: number }
  /** Looks for everything that stands against saving so many questions, and gives the milliseconds. */
  validate(count: number): number
}

export interface Mounted {
  /** Milliseconds until it can be answered: what one sees first is laid out. */
  usableMs: number
  /** Until all of it is, with what the browser did between pieces. */
  wholeMs: number
  /** The longest time in which no tap or key was heard after the first. */
  longestMs: number
}

export interface AddedRow {
  drawn: number
  ms: number
}

declare global {
  interface Window {
    bench: AnsweringBench
  }
}

/** The kinds that every form loads, a text first. */
const NINE_KINDS = QUESTION_KINDS.filter((kind) => !isFurther(kind))

/** One section with the nine kinds in turn: nothing is spared by showing one section at a time. */
const versionOf = (count: number, repetible = false): FormVersion =>
  aVersion({
    formId: `bench-${count}`,
    secciones: [
      aSection({
        repetible,
        preguntas: questions(
          ...Array.from(
            { length: count },
            (_, index) => TYPED[NINE_KINDS[index % NINE_KINDS.length] ?? 'text'],
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

/** Until the boxes are where they belong. */
const layOut = (element: HTMLElement) => element.getBoundingClientRect().height

const mount = (count: number) => mountForm(versionOf(count))

/** Until nothing of it is still to come; gives the longest time that one piece of it took. */
async function whole(): Promise<number> {
  let longest = 0
  let last = performance.now()
  while (host.querySelector('[aria-busy="true"]')) {
    await new Promise((resolve) => setTimeout(resolve))
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  return longest
}

async function mountForm(version: FormVersion, policy: Policy = NEW_ANSWER): Promise<Mounted> {
  root?.unmount()
  open?.dispose()
  plain.replaceChildren()
  // As the page begins it (`useAnswering`).
  void loadBehaviour(version)
  const slot = await claimDraftSlot(deviceStore('drafts'), version.formId, 'bench')
  await slot.erase()
  const ports: AnsweringPorts = {
    uploader: {
      upload: () => Promise.reject(new Error('none')),
      read: () => Promise.reject(new Error('none')),
      remove: () => Promise.resolve(),
    },
    save: (make) => Promise.resolve(void make(anonymousAuthor('bench'))),
    failureOf: () => 'failed',
    now: () => new Date(),
    prepareFile: prepareWhenNeeded,
    onDrawn: (key) => void drawn.push(key),
  }
  open = await openAnswering(version, slot, ports, policy)
  const form = (
    <AnswerForm answering={open} savingSays="" onSaved={() => undefined} onDiscard={() => undefined} />
  )
  const router = createMemoryRouter([{ path: '*', element: form }])
  const next = createRoot(host)
  root = next
  const began = performance.now()
  flushSync(() => next.render(<RouterProvider router={router} />))
  layOut(host)
  const usableMs = performance.now() - began
  const longestMs = await whole()
  layOut(host)
  return { usableMs, wholeMs: performance.now() - began, longestMs }
}

/** The words of a field that is shown live in a property, which the HTML does not show: a date costs more than an empty one. */
function html(): string {
  for (const field of host.querySelectorAll('input')) {
    if (field.type === 'radio' || field.type === 'checkbox') field.toggleAttribute('checked', field.checked)
    else field.setAttribute('value', field.value)
  }
  return host.innerHTML
}

function mountPlain(): number {
  const same = html()
  root?.unmount()
  root = null
  return mountHtml(same)
}

function mountHtml(text: string): number {
  const began = performance.now()
  plain.innerHTML = text
  layOut(plain)
  return performance.now() - began
}

const ROW_QUESTIONS = 9

async function addRows(count: number): Promise<AddedRow[]> {
  await mountForm(versionOf(ROW_QUESTIONS, true))
  const added: AddedRow[] = []
  for (let row = 1; row <= count; row += 1) {
    const button = [...host.querySelectorAll('button')].find(
      (one) => one.textContent === answeringTexts.repeat.addAnother,
    )
    drawn = []
    const began = performance.now()
    flushSync(() => button?.click())
    layOut(host)
    added.push({ drawn: drawn.length, ms: performance.now() - began })
    // What was begun for one row does not count for the next.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return added
}

async function mountLarge(): Promise<void> {
  const version = aVersion({ formId: 'bench-large', secciones: largeForm() })
  await mountForm(version, { ...NEW_ANSWER, isReadWhole: true })
}

function answerLarge(path: QuestionPath, respuesta: string): { drawn: number; changed: number } {
  const engine = open?.engine
  if (!engine) return { drawn: 0, changed: 0 }
  const before = engine.sections()
  drawn = []
  flushSync(() => engine.respond(path, { respuesta }))
  return { drawn: drawn.length, changed: changedKeys(before, engine.sections()).length }
}

function validate(count: number): number {
  const sections = startSections(versionOf(count).secciones, CLOCK)
  const began = performance.now()
  problemsOf(sections)
  return performance.now() - began
}

await initI18n('es', { es: { common, answering: answeringTexts } })
window.bench = {
  mount,
  html,
  mountPlain,
  mountHtml,
  addRows,
  mountLarge,
  answerLarge,
  validate,
  drawn: () => {
    const since = drawn
    drawn = []
    return since
  },
}
