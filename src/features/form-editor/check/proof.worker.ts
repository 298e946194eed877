import { toldProof } from '../../../domain/form-logic/proof/told'
import type { ProofReply, ProofRequest } from './prove'

/** Works through the rules beside the page, which stays quick meanwhile. */
globalThis.addEventListener('message', ({ data }: MessageEvent<ProofRequest>) => {
  const reply: ProofReply = toldProof(data.secciones, data.today, data.language, data.cases)
  globalThis.postMessage(reply, {})
})
