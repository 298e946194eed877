import { allQuestions } from '../../domain/form/questions-of'
import type { Section } from '../../domain/form/section'
import { kindOf } from '../../domain/form/kinds'
import { loadPreparing } from '../../lib/photo/prepare-when-needed'
import { loadAnnotating } from '../files/annotate/load-annotating'
import { loadFilesAnswer } from '../files/load-files'
import { hasPictures, loadPictureChoice } from './load-pictures'

/** Loads what the inputs of a form's further kinds need, while there is a network. */
export async function loadInputs(secciones: Section[]): Promise<void> {
  const asked = allQuestions(secciones)
  await Promise.all([
    ...(asked.some((question) => kindOf(question) === 'files')
      ? [loadPreparing(), loadFilesAnswer(), loadAnnotating()]
      : []),
    ...(asked.some(hasPictures) ? [loadPictureChoice()] : []),
  ])
}

/** What only forms with further kinds of questions draw. */
export { Note } from '../../questions/note/Note'
export { FurtherInput } from './FurtherInput'
