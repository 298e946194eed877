import type { IsFileAddress } from '../../../src/domain/answer/content'
import { signaturePath } from '../../../src/domain/files/storage-path'
import type { FormVersion } from '../../../src/domain/form/form'
import type { Signature } from '../../../src/domain/form/signature'

/** Signatures that the form does not ask for, or whose picture lies elsewhere. */
export function signatureFaults(
  { formId, signatures: asked }: Pick<FormVersion, 'formId' | 'signatures'>,
  signatures: Signature[],
  isFileAddress: IsFileAddress,
): ('parts' | 'file')[] {
  const positions = new Set(asked.map(({ indexSignature }) => indexSignature))
  const isExtra = ({ indexSignature }: Signature) => !positions.delete(indexSignature)
  const isForeign = ({ imgID, imgURL }: Signature) =>
    imgURL !== '' && !isFileAddress(imgURL, signaturePath(formId, imgID))
  return [
    ...(signatures.some(isExtra) ? ['parts' as const] : []),
    ...(signatures.some(isForeign) ? ['file' as const] : []),
  ]
}
