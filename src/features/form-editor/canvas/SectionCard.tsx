import { memo, type SyntheticEvent } from 'react'
import { idsWithin } from '../../../domain/form/questions-of'
import { useEditor, useEditorState } from '../store/context'
import { cardId, titleId } from '../store/element-ids'
import { indexOf } from '../store/form-index'
import { selectInPlace } from '../store/select'
import { CardActions } from './CardActions'
import { BranchList } from './BranchList'
import { QuestionList } from './QuestionList'
import styles from './SectionCard.module.css'
import { RelationTags } from './RelationTags'
import { SectionTags } from './SectionTags'
import { StoreText } from './StoreText'
import type { CanvasTexts } from './texts'

interface SectionCardProps {
  id: string
  position: number
  total: number
  t: CanvasTexts
}

/** One section: its heading, and its questions or conditions. */
export const SectionCard = memo(function SectionCard({ id, position, total, t }: SectionCardProps) {
  const { store, actions, readOnly } = useEditor()
  const selected = useEditorState(({ selection }) => selection.kind === 'section' && selection.id === id)
  const conditional = useEditorState(
    ({ form }) => indexOf(form.secciones).sections.get(id)?.conditionalSection === true,
  )
  const described = useEditorState(({ form }) => !!indexOf(form.secciones).sections.get(id)?.descripcion)
  const owner = { kind: 'section', id } as const
  const number = position + 1
  const name = t('section.lower', { number })
  const select = (event: SyntheticEvent<HTMLElement>): void => selectInPlace(store, owner, event)
  return (
    <section
      id={cardId(id)}
      className={selected ? styles.selected : styles.card}
      aria-label={t('section.name', { number })}
    >
      <div className={styles.head} onFocus={select} onClick={select}>
        <div className={styles.eyebrow}>
          <SectionTags id={id} number={number} t={t} />
          {selected ? (
            <CardActions
              name={name}
              position={position}
              total={total}
              onMove={(to) => actions.moveSection(id, to)}
              onCopy={() => actions.copySection(id)}
              goes={() => {
                const section = indexOf(store.get().form.secciones).sections.get(id)
                return section ? idsWithin(section) : []
              }}
              onRemove={() => actions.removeSection(id)}
            />
          ) : null}
        </div>
        <StoreText
          owner={owner}
          field="titulo"
          id={titleId(id)}
          look="heading"
          label={t('section.title', { number })}
          placeholder={t('section.titlePlaceholder')}
        />
        <RelationTags id={id} t={t} />
        {(selected && !readOnly) || described ? (
          <StoreText
            owner={owner}
            field="descripcion"
            label={t('section.description', { number })}
            placeholder={t('section.descriptionPlaceholder')}
            multiline
          />
        ) : null}
        {conditional ? (
          <StoreText
            owner={owner}
            field="conditionalQuestion"
            look="question"
            label={t('section.conditionalQuestion', { number })}
            placeholder={t('section.conditionalQuestionPlaceholder')}
          />
        ) : null}
      </div>
      {conditional ? (
        <BranchList section={id} name={name} t={t} />
      ) : (
        <QuestionList section={id} condition={null} name={name} t={t} />
      )}
    </section>
  )
})
