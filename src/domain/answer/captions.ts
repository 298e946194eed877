import type { FormVersion } from '../form/form'
import { sameValue } from '../same-value'
import type { Signature } from '../form/signature'

type Asked = Pick<FormVersion, 'signatures' | 'opcionales'>

/** The fields of a signature that the form decides; the others come from the person who signs. */
function captionOf({ names: _names, imgID: _id, imgURL: _url, ...caption }: Signature): object {
  return caption
}

const at = (signatures: readonly Signature[], index: number): Signature | undefined =>
  signatures.find(({ indexSignature }) => indexSignature === index)

/**
 * Whether the signatures of an answer are those that its form asks for (SEC-02): none that it does not ask for or
 * twice, none left out or under another caption, none with only a name or only a picture, none missing that must be given.
 * @param expected the version that was answered
 */
export function hasExpectedSignatures(
  { signatures: expected, opcionales }: Asked,
  given: readonly Signature[],
): boolean {
  const positions = new Set(given.map(({ indexSignature }) => indexSignature))
  const isAsked = (one: Signature) => {
    const form = at(expected, one.indexSignature)
    return form !== undefined && sameValue(captionOf(form), captionOf(one))
  }
  const isGiven = (one: Signature) => !at(expected, one.indexSignature)?.required || one.imgURL !== ''
  const isWhole = ({ names, imgURL }: Signature) => (names === '') === (imgURL === '')
  const isComplete =
    !opcionales.digitalSignature || expected.every((one) => positions.has(one.indexSignature))
  return (
    positions.size === given.length &&
    isComplete &&
    given.every((one) => isAsked(one) && isWhole(one) && isGiven(one))
  )
}

/**
 * The signatures of an answer under the captions of the form, whatever the answer says that was signed (SEC-02). What
 * the form does not ask for is left out; what it asks for and the answer leaves out is not signed.
 * @param expected the version that was answered
 */
export const signaturesUnder = (
  { signatures: expected, opcionales }: Asked,
  given: readonly Signature[],
): Signature[] =>
  expected.flatMap((form) => {
    const one = at(given, form.indexSignature)
    if (!one) return opcionales.digitalSignature ? [{ ...form, names: '', imgID: '', imgURL: '' }] : []
    return [{ ...form, names: one.names, imgID: one.imgID, imgURL: one.imgURL }]
  })
