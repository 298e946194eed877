import { sameItems, useEditor, useEditorState } from '../store/context'
import { indexOf } from '../store/form-index'
import { AddButton } from './AddButton'
import { QuestionBody } from './QuestionBody'
import styles from './QuestionCard.module.css'
import { QuestionTags } from './QuestionTags'
import type { CanvasTexts } from './texts'

interface GridBodyProps {
  /** Of the heading. */
  id: string
  number: number
  active: boolean
  t: CanvasTexts
}

/** What is answered in the rows of a grid, edited at the first of them, and the way to add one (KIND-05). */
export function GridBody({ id, number, active, t }: GridBodyProps) {
  const { actions } = useEditor()
  const [first] = useEditorState(
    ({ form }) => indexOf(form.secciones).questions.get(id)?.rows ?? [],
    sameItems,
  )
  return (
    <>
      {first === undefined ? (
        <p className={styles.tags}>{t('grid.noRows')}</p>
      ) : (
        <>
          <QuestionBody id={first} active={active} t={t} />
          <QuestionTags id={first} t={t} />
        </>
      )}
      <div className={styles.body}>
        <AddButton
          label={t('grid.addRow')}
          name={t('grid.addRowTo', { number })}
          onClick={() => actions.addRows(id, [''])}
        />
      </div>
    </>
  )
}
