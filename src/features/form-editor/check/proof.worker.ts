import { proofReport } from '../../../domain/publication/proof-report'
import { installKinds } from '../../../domain/question-types'
import { FURTHER_KINDS } from '../../../domain/question-types/further'
import type { ProofReply, ProofRequest } from './prove'

// What the page has loaded is not loaded here.
installKinds(FURTHER_KINDS)

/** Works through the rules beside the page, which stays quick meanwhile. */
globalThis.addEventListener('message', ({ data }: MessageEvent<ProofRequest>) => {
  const reply: ProofReply = proofReport(data.secciones, data.today, data.language, data.cases, data.formRules)
  globalThis.postMessage(reply, {})
})
