import { signaturePath } from '../../../src/domain/files/storage-path'
import { storedPath } from '../../../src/domain/files/stored-path'
import type { FormVersion } from '../../../src/domain/form/form'
import type { Signature } from '../../../src/domain/form/signature'

/** Signatures whose picture lies elsewhere. */
export function signatureFaults({ formId }: Pick<FormVersion, 'formId'>, signatures: Signature[]): 'file'[] {
  const isForeign = ({ imgID, imgURL }: Signature) =>
    imgURL !== '' && storedPath(imgURL) !== signaturePath(formId, imgID)
  return signatures.some(isForeign) ? ['file'] : []
}
