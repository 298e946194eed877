import { memo } from 'react'
import { withoutAnswers } from '../../../domain/text/without-answers'
import { sameItems, useEditorState } from '../store/context'
import { cardId } from '../store/element-ids'
import { indexOf } from '../store/form-index'
import styles from './QuestionCard.module.css'
import type { CanvasTexts } from './texts'

interface DistantCardsProps {
  /** In the list and one after the other, the first at this position. */
  ids: readonly string[]
  first: number
  t: CanvasTexts
}

/** Questions that nobody has come near yet: their titles, which the browser's search finds, in the room of their cards. */
export const DistantCards = memo(
  function DistantCards({ ids, first, t }: DistantCardsProps) {
    const titles = useEditorState(({ form }) => {
      const { questions } = indexOf(form.secciones)
      return ids.map((id) => withoutAnswers(questions.get(id)?.question.titulo ?? ''))
    }, sameItems)
    return ids.map((id, at) => (
      <li key={id} id={cardId(id)} className={styles.card}>
        <span className={styles.number} aria-hidden>
          {first + at + 1}
        </span>
        <p className={styles.distant}>{titles[at] || t('outline.untitled')}</p>
      </li>
    ))
  },
  (before, after) => before.first === after.first && before.t === after.t && sameItems(before.ids, after.ids),
)
