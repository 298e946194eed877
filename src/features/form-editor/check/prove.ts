import type { CalendarDay } from '../../../domain/calendar'
import type { FormRuleTexts } from '../../../domain/form-logic/proof/form-rules'
import type { ProofReport } from '../../../domain/publication/proof-report'
import type { Case } from '../../../domain/form/case'
import type { Language } from '../../../domain/language'
import type { Section } from '../../../domain/form/section'

export interface ProofRequest {
  secciones: readonly Section[]
  today: CalendarDay
  /** In which answers are told. */
  language: Language
  /** That are kept with the form. */
  cases: readonly Case[]
  /** Its rules that are in no version. */
  formRules: FormRuleTexts
}
export type ProofReply = ProofReport

export interface Proving {
  /** Rejects when the rules cannot be worked through. */
  told: Promise<ProofReport>
  /** Ends it, finished or not; nothing is told then. */
  end: () => void
}

/** Begins to work through the rules of a form in a worker (LOGIC-07). */
export function prove(request: ProofRequest): Proving {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })
  const told = new Promise<ProofReport>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ProofReply>) => {
      worker.terminate()
      resolve(data)
    }
    worker.onerror = (event) => {
      worker.terminate()
      reject(new Error(event.message))
    }
    worker.postMessage(request, [])
  })
  return { told, end: () => worker.terminate() }
}
