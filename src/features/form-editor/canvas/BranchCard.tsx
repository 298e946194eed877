import { memo, type SyntheticEvent } from 'react'
import { useEditor, useEditorState } from '../store/context'
import { cardId, titleId } from '../store/element-ids'
import { indexOf } from '../store/form-index'
import { selectInPlace } from '../store/select'
import { CardActions } from './CardActions'
import { RelationTags } from './RelationTags'
import { QuestionList } from './QuestionList'
import styles from './SectionCard.module.css'
import { StoreText } from './StoreText'
import type { CanvasTexts } from './texts'

interface BranchCardProps {
  id: string
  section: string
  position: number
  total: number
  t: CanvasTexts
}

/** One condition: its words, and the questions that are asked when it is checked (EDIT-09). */
export const BranchCard = memo(function ConditionCard({ id, section, position, total, t }: BranchCardProps) {
  const { store, actions } = useEditor()
  const selected = useEditorState(({ selection }) => selection.kind === 'condition' && selection.id === id)
  const owner = { kind: 'condition', section, id } as const
  const number = position + 1
  const name = t('condition.lower', { number })
  const select = (event: SyntheticEvent<HTMLElement>): void => selectInPlace(store, owner, event)
  return (
    <li
      id={cardId(id)}
      className={selected ? styles.conditionSelected : styles.condition}
      aria-label={t('condition.name', { number })}
    >
      <div className={styles.head} onFocus={select} onClick={select}>
        <div className={styles.eyebrow}>
          <p className={styles.tags}>{t('condition.name', { number })}</p>
          {selected ? (
            <CardActions
              name={name}
              position={position}
              total={total}
              onMove={(to) => actions.moveCondition(section, id, to)}
              goes={() => {
                const branches = indexOf(store.get().form.secciones).sections.get(section)?.conditions
                const own = branches?.find((branch) => branch.id === id)
                return [id, ...(own?.questions ?? []).map((question) => question.id)]
              }}
              onRemove={() => actions.removeCondition(section, id)}
            />
          ) : null}
        </div>
        <StoreText
          owner={owner}
          field="condition"
          id={titleId(id)}
          look="question"
          label={t('condition.title', { number })}
          placeholder={t('condition.titlePlaceholder')}
        />
      </div>
      <RelationTags id={id} t={t} />
      <QuestionList section={section} condition={id} name={name} t={t} />
    </li>
  )
})
