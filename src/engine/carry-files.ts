import type { OrphanedResponse } from '../domain/answering/carry-over'
import { questionAt } from '../domain/answer/fill'
import type { QuestionPath } from '../domain/answer/path'
import { blankResponse } from '../domain/answer/response'
import type { Section } from '../domain/form/section'
import type { Draft, OrphanedAnswer } from './draft'
import type { SignatureDraft } from './signatures'
import type { PendingFile } from './pending-file'

export const NO_SIGNATURE: SignatureDraft = {
  names: '',
  strokes: [],
  uploaded: false,
  imgID: '',
  imgURL: '',
}

export const toOrphanedAnswer = ({ question, condition }: OrphanedResponse): OrphanedAnswer => ({
  question,
  title: condition,
  text: '',
  file: '',
})

/**
 * The files that were still being sent: each at its place in this version, or among what is left when it has none.
 * @param old the sections in which they were chosen
 * @param placeOf where a file belongs now; null when it has no place any more
 */
export function carryFiles(
  files: readonly PendingFile[],
  old: Section[],
  placeOf: (file: PendingFile) => QuestionPath | null,
): Pick<Draft, 'files' | 'left'> {
  const carried: Pick<Draft, 'files' | 'left'> = { files: [], left: [] }
  for (const file of files) {
    const path = placeOf(file)
    if (path) carried.files.push({ ...file, path })
    else {
      const asked = questionAt(old, file.path)
      const question = asked ? { ...asked, ...blankResponse(asked), repeticiones: [] } : null
      carried.left.push({ question, title: '', text: file.name, file: file.id })
    }
  }
  return carried
}
