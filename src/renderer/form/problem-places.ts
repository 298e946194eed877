import type { FileKind } from '../../domain/files/limits'
import { fileKey } from '../attachments/FileInput'
import type { SaveProblem } from '../../engine/saving'

const FILE_OF: Partial<Record<SaveProblem['code'], FileKind>> = {
  requiredImage: 'imagen',
  requiredDocument: 'documento',
  requiredVideo: 'video',
}

/** DOM ids that lead to a problem, the most exact first. */
export function placesOfProblem({ key, code, path }: SaveProblem): string[] {
  const kind = FILE_OF[code]
  if (path && kind) return [fileKey(path, kind), key]
  return code === 'signatureName' ? [`${key}-name`, key] : [key]
}
