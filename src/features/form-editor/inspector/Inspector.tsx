import { useTranslation } from 'react-i18next'
import { useEditorState } from '../store/context'
import type { Selection } from '../store/selection'
import { BranchSettings } from './BranchSettings'
import { FormSettings } from './FormSettings'
import styles from './Inspector.module.css'
import { QuestionSettings } from './QuestionSettings'
import { SectionSettings } from './SectionSettings'

/** The settings of the selected item; those of the form while its states are edited. */
export function Inspector() {
  const { t } = useTranslation('editor')
  const selection = useEditorState((state) => state.selection)
  return (
    <section className={styles.inspector} aria-labelledby="inspector-heading">
      <h2 id="inspector-heading" className={styles.heading}>
        {t(`inspector.${'id' in selection ? selection.kind : 'form'}`)}
      </h2>
      <Settings selection={selection} />
    </section>
  )
}

function Settings({ selection }: { selection: Selection }) {
  switch (selection.kind) {
    case 'form':
    case 'states':
    case 'check':
    case 'logic':
    case 'versions':
    case 'translations':
      return <FormSettings />
    case 'section':
      return <SectionSettings key={selection.id} id={selection.id} />
    case 'condition':
      return <BranchSettings key={selection.id} section={selection.section} id={selection.id} />
    case 'question':
      return <QuestionSettings key={selection.id} id={selection.id} />
  }
}
