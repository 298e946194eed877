import type { QuestionBehaviour } from '../behaviour'

export { textCodec as codec } from '../shared/text'

/** ANS-05: an address that does not start with http gets https://. */
export const normalize: QuestionBehaviour['normalize'] = (typed) => {
  const address = typed.trim()
  return address === '' || /^http/i.test(address) ? address : `https://${address}`
}
