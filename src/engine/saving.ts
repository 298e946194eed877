import type { Barred } from '../domain/answer/barred'
import { checkKey, FILE_CODES, OF_FORM, type ProblemCode } from '../domain/answer/problems'
import type { Check } from '../domain/form/check'
import type { ServiceFailure } from '../domain/failures/service-failure'
import type { SaveLimit } from '../domain/failures/limit'
import { pathKey, type QuestionPath } from '../domain/answer/path'
import type { AnswerEngine } from './answer-engine'
import type { Recipient } from './recipient'
import { RECIPIENT_KEY } from './recipient-draft'
import type { SignatureFault, Signatures } from './signatures'
import { createStore } from '../lib/store'
import type { Uploads } from './uploads'

/**
 * Why an answer could not be saved although it is complete. `earlier`: an earlier try is stored and says something
 * else; `tooLong`: it is larger than an answer may be; `changed`: the form has a new version; `late`: its hours are over (REACH-01); `limit.…`: too many came
 * within an hour (SEC-03); `refused`: for a reason that could not be found out.
 */
export type SaveFailure =
  | ServiceFailure
  | 'offline'
  | 'failed'
  | 'refused'
  | 'earlier'
  | 'tooLong'
  | 'changed'
  | 'missing'
  | 'deleted'
  | 'closed'
  | 'late'
  | 'blocked'
  | 'forbidden'
  | 'answered'
  | `limit.${SaveLimit}`

/** One line of the error summary. */
export interface SaveProblem {
  /** DOM id of the place. */
  key: string
  code: ProblemCode | SignatureFault | 'upload' | 'citizenRequired' | 'advice'
  /** The section, `OF_FORM` for a check of the form, or null for signatures and the recipient. */
  section: number | null
  /** null for a section or a signature itself. */
  path: QuestionPath | null
  /** What is advised there. */
  checks?: Check[]
  /** Position of the signature. */
  signature: number | null
  /** Put right since the last try. It stays in the list, so that the page does not jump. */
  solved: boolean
}

export interface SaveState {
  /** `left`: in the outbox of this device, to be sent by itself. */
  phase: 'idle' | 'asking' | 'files' | 'saving' | 'saved' | 'left'
  /** The problems of the last try, each as it is now. */
  problems: SaveProblem[]
  failure: SaveFailure | null
  /** Whether a try got no response so far: it may have arrived, or arrive later. */
  isUnheard: boolean
  /** Grows with every try, so that the same outcome is told again. */
  tries: number
}

interface SavingContext {
  engine: AnswerEngine
  uploads: Uploads
  signatures: Signatures
  /** Null where the form does not ask for one. */
  recipient: Recipient | null
  /** Asks what is left to decide; false when the person does not want to save after all (ANS-18). */
  confirm?: (() => Promise<boolean>) | undefined
  /** Whether it is larger than an answer may be. */
  isTooLong: () => boolean
  /** Resolves to whether it is done: an order may still have to be paid (PAY-03). */
  send: () => Promise<boolean>
  afterwards: () => Promise<void>
  /** Leaves the answer in the outbox of this device; false when the device does not keep it (DAY-05). */
  leave: () => Promise<boolean>
  failureOf: (error: unknown) => SaveFailure | Promise<SaveFailure>
  isOffline: () => boolean
}

const BEFORE: SaveState = { phase: 'idle', problems: [], failure: null, isUnheard: false, tries: 0 }
/** Failures after which nobody knows whether what was sent will be there. */
const UNHEARD: readonly SaveFailure[] = ['slow', 'down', 'unsure']
/** What a line of the summary does not say of its place. */
const ELSEWHERE = { section: null, path: null, signature: null, solved: false }

/**
 * Saves the answer once, however often it is asked to (ANS-15), and says which problems keep it from being saved
 * (ANS-07).
 */
export function createSaving(context: SavingContext) {
  const { engine, uploads, signatures, recipient, confirm, isTooLong } = context
  const { send, afterwards, leave, failureOf, isOffline } = context
  const { get: state, set: replace, on } = createStore<SaveState>(BEFORE)
  const set = (change: Partial<SaveState>) => replace({ ...state(), ...change })

  /** Whom it is about and questions first, in reading order, then files that did not get through, then signatures. */
  function faults(): SaveProblem[] {
    const pending = uploads.awaited()
    const isComing = (key: string, code: string) =>
      FILE_CODES.includes(code) && pending.some(({ path }) => pathKey(path) === key)
    return [
      ...(recipient?.isMissing()
        ? [{ ...ELSEWHERE, key: RECIPIENT_KEY, code: 'citizenRequired' as const }]
        : []),
      ...engine
        .revealProblems()
        .filter(({ key, code }) => !isComing(key, code))
        .map((problem) => ({ ...ELSEWHERE, ...problem })),
      ...pending.map(({ path }) => ({
        ...ELSEWHERE,
        key: pathKey(path),
        code: 'upload' as const,
        section: path.section,
        path,
      })),
      ...signatures
        .revealFaults()
        .map(({ index, ...fault }) => ({ ...ELSEWHERE, ...fault, signature: index })),
    ]
  }

  /** What keeps it from being saved; where nothing is wrong, what has to be read before. */
  function problems(): SaveProblem[] {
    const found = faults()
    if (found.some(({ code }) => code !== 'upload')) return found
    return [...found, ...engine.revealAdvice().map((advice) => ({ ...ELSEWHERE, ...advice }))]
  }

  function stands({ key, code, path, section, signature }: SaveProblem): boolean {
    if (code === 'citizenRequired') return recipient?.isMissing() ?? false
    if (section === OF_FORM) return engine.formChecks().some(({ check }) => checkKey(check) === key)
    if (code === 'advice') return engine.advises(key)
    if (signature !== null) return signatures.fault(signature) !== null
    if (path === null) return section !== null && engine.sectionProblem(section) !== null
    if (code !== 'upload') return (engine.slice(path)?.problem ?? null) !== null
    return uploads.awaited().some((file) => pathKey(file.path) === pathKey(path))
  }
  /** Marks each problem in the list as soon as it is put right. */
  function lookAgain(): void {
    const next = state().problems.map((problem) => {
      const solved = !stands(problem)
      return solved === problem.solved ? problem : { ...problem, solved }
    })
    if (next.some((problem, index) => problem !== state().problems[index])) set({ problems: next })
  }
  engine.onAnyChange(lookAgain)
  signatures.onAny(lookAgain)
  recipient?.on(lookAgain)

  /** Waits for files and for the person's decisions. @returns whether the answer can be sent */
  async function isReady(): Promise<boolean> {
    await signatures.settle()
    // Other problems are shown at once: nobody waits for files first.
    const missing = problems().filter(({ code }) => code !== 'upload')
    if (missing.length > 0) set({ phase: 'idle', problems: missing })
    else if (isTooLong()) set({ phase: 'idle', problems: [], failure: 'tooLong' })
    else if (confirm) {
      // Asked before waiting for files, so that the person need not stay.
      set({ phase: 'asking', problems: [] })
      const saves = await confirm()
      if (!saves) set({ phase: 'idle' })
      return saves
    } else return true
    return false
  }

  async function saveOnce(): Promise<void> {
    if (!(await isReady())) return
    if (uploads.awaited().length > 0) {
      set({ phase: 'files' })
      await uploads.settle()
      await signatures.settle()
    }
    const found = problems()
    if (found.length > 0) return set({ phase: 'idle', problems: found })
    set({ phase: 'saving', problems: [] })
    if (!(await send())) return set({ phase: 'idle' })
    await afterwards()
    set({ phase: 'saved' })
  }

  return {
    state,
    on,
    /** The person read the failure. */
    dismiss: () => set({ failure: null }),
    /** The person takes what an earlier try stored for the answer. */
    async accept(): Promise<void> {
      await afterwards()
      set({ phase: 'saved', failure: null })
    },
    /** Leaves the answer on this device, to be sent by itself once there is a network (DAY-05). */
    async leave(): Promise<void> {
      if (state().phase !== 'idle') return
      set({ phase: 'saving', failure: null, tries: state().tries + 1 })
      if (!(await isReady())) return
      set({ phase: 'saving', problems: [] })
      const isLeft = await leave().catch(() => false)
      set(isLeft ? { phase: 'left' } : { phase: 'idle', failure: 'failed' })
    },
    /**
     * Tries to save. Without network nothing is tried (ANS-14); while one try runs and after it succeeded,
     * another is ignored.
     */
    async save(): Promise<void> {
      if (state().phase !== 'idle') return
      set({ phase: 'saving', failure: null, tries: state().tries + 1 })
      try {
        if (isOffline()) {
          // Problems are found without network.
          const found = problems().filter(({ code }) => code !== 'upload')
          return set({ phase: 'idle', problems: found, failure: found.length > 0 ? null : 'offline' })
        }
        await saveOnce()
      } catch (error) {
        const { closing }: Partial<Barred> = Object(error)
        if (closing) {
          set({ phase: 'idle' })
          return engine.bar(closing)
        }
        const failure = await Promise.resolve(failureOf(error)).catch(() => 'failed' as const)
        set({ phase: 'idle', failure, isUnheard: state().isUnheard || UNHEARD.includes(failure) })
      }
    },
  }
}
