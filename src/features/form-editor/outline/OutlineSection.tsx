import ClosedIcon from '@mui/icons-material/ChevronRight'
import OpenIcon from '@mui/icons-material/ExpandMore'
import { memo } from 'react'
import { questionCount } from '../../../domain/form/form-counts'
import type { QuestionPlace } from '../../../domain/form/question-lists'
import { questionsAt } from '../../../domain/form/question-lists'
import type { CanvasTexts } from '../canvas/texts'
import { sameItems, useEditorState } from '../store/context'
import { indexOf } from '../store/form-index'
import { useFolds, useIsClosed } from './folds'
import { OutlineEntry } from './OutlineEntry'
import styles from './Outline.module.css'
import { withoutAnswers } from '../../../domain/text/without-answers'
import type { Form } from '../../../domain/form/form'

/** The name that somebody gave a section, condition or question. Typing it draws only this component. */
function WrittenName({ read, t }: { read: (form: Form) => string | undefined; t: CanvasTexts }) {
  const name = useEditorState(({ form }) => withoutAnswers(read(form) ?? ''))
  return <span className={name ? styles.label : styles.missing}>{name || t('outline.untitled')}</span>
}

interface ItemProps {
  id: string
  number: number
  t: CanvasTexts
}

/** A section with its content, unless it is closed. */
export const OutlineSection = memo(function OutlineSection({ id, number, t }: ItemProps) {
  const closed = useIsClosed(id)
  return (
    <OutlineEntry
      selection={{ kind: 'section', id }}
      number={number}
      label={<WrittenName read={(form) => indexOf(form.secciones).sections.get(id)?.titulo} t={t} />}
      move={t('drag.handle', { name: t('section.lower', { number }) })}
      end={<Fold id={id} number={number} closed={closed} t={t} />}
      strong
    >
      {closed ? null : <Content id={id} t={t} />}
    </OutlineEntry>
  )
})

/** Opens and closes a section; a closed one shows how many questions it has. */
function Fold({ id, number, closed, t }: ItemProps & { closed: boolean }) {
  const folds = useFolds()
  const count = useEditorState(({ form }) => {
    const section = indexOf(form.secciones).sections.get(id)
    return section ? questionCount(section) : 0
  })
  return (
    <button
      type="button"
      className={styles.icon}
      aria-expanded={!closed}
      aria-label={t('outline.fold', { name: t('section.lower', { number }) })}
      onClick={() => folds.toggle(id)}
    >
      {closed ? <span className={styles.count}>{count}</span> : null}
      {closed ? <ClosedIcon fontSize="small" aria-hidden /> : <OpenIcon fontSize="small" aria-hidden />}
    </button>
  )
}

function Content({ id, t }: { id: string; t: CanvasTexts }) {
  const conditions = useEditorState(
    ({ form }) =>
      indexOf(form.secciones)
        .sections.get(id)
        ?.conditions.map((one) => one.id) ?? [],
    sameItems,
  )
  return (
    <>
      <Questions place={{ section: id, condition: null }} t={t} />
      {conditions.length > 0 ? (
        <ol className={styles.nested}>
          {conditions.map((condition, position) => (
            <OutlineBranch key={condition} id={condition} section={id} number={position + 1} t={t} />
          ))}
        </ol>
      ) : null}
    </>
  )
}

const OutlineBranch = memo(function OutlineCondition({
  id,
  section,
  number,
  t,
}: ItemProps & { section: string }) {
  return (
    <OutlineEntry
      selection={{ kind: 'condition', section, id }}
      number={number}
      label={
        <WrittenName read={(form) => indexOf(form.secciones).conditions.get(id)?.condition.condition} t={t} />
      }
      move={t('drag.handle', { name: t('condition.lower', { number }) })}
    >
      <Questions place={{ section, condition: id }} t={t} />
    </OutlineEntry>
  )
})

function Questions({ place, t }: { place: QuestionPlace; t: CanvasTexts }) {
  const ids = useEditorState(({ form }) => questionsAt(form.secciones, place).map(({ id }) => id), sameItems)
  if (ids.length === 0) return null
  return (
    <ol className={styles.nested}>
      {ids.map((id, position) => (
        <OutlineQuestion key={id} id={id} number={position + 1} t={t} />
      ))}
    </ol>
  )
}

const OutlineQuestion = memo(function OutlineQuestion({ id, number, t }: ItemProps) {
  return (
    <OutlineEntry
      selection={{ kind: 'question', id }}
      number={number}
      label={
        <WrittenName read={(form) => indexOf(form.secciones).questions.get(id)?.question.titulo} t={t} />
      }
      move={t('drag.handle', { name: t('question.lower', { number }) })}
    />
  )
})
