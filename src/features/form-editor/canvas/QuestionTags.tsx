import { isChoice } from '../../../domain/form/edit-questions'
import type { Question } from '../../../domain/form/question'
import { kindOf } from '../../../domain/form/kinds'
import { useQuestion } from '../store/use-question'
import styles from './QuestionCard.module.css'
import type { CanvasTexts } from './texts'

type Tag =
  | 'required'
  | 'requiredIf'
  | 'shownIf'
  | 'calculated'
  | 'checked'
  | 'begun'
  | 'limited'
  | 'dependent'
  | 'repeatable'
  | 'searchable'
  | 'photo'
  | 'document'
  | 'video'
  | 'link'

const tagsOf = (question: Question): Tag[] => {
  const tags: [Tag, boolean][] = [
    ['required', question.required],
    ['requiredIf', !question.required && question.obligatoriaSi !== ''],
    ['shownIf', question.mostrarSi !== ''],
    ['calculated', question.calculo !== ''],
    ['begun', question.valorInicial !== ''],
    ['limited', question.minimo !== '' || question.maximo !== ''],
    ['dependent', question.filtroOpciones !== ''],
    ['checked', question.validaciones.length > 0],
    ['repeatable', question.repetible],
    ['searchable', question.filtrable && isChoice(question)],
    ['photo', question.adjuntar],
    ['document', question.adjuntarDocumento],
    ['video', question.adjuntarVideo],
    ['link', question.link.trim() !== ''],
  ]
  return tags.filter(([, on]) => on).map(([tag]) => tag)
}

/** What is set for a question, in words: its type and what was turned on. */
export function QuestionTags({ id, t }: { id: string; t: CanvasTexts }) {
  // One joined text, so that the slice compares as equal until a tag changes.
  const words = useQuestion(id, (question) =>
    [t(`kind.${kindOf(question)}`), ...tagsOf(question).map((tag) => t(`tag.${tag}`))].join(' · '),
  )
  return <p className={styles.tags}>{words}</p>
}
