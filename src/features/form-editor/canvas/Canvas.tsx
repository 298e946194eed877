import { useTranslation } from 'react-i18next'
import { sameItems, useEditor, useEditorState } from '../store/context'
import { AddButton } from './AddButton'
import styles from './Canvas.module.css'
import { FormHead } from './FormHead'
import { SectionCard } from './SectionCard'
import { Target } from './Target'
import type { CanvasTexts } from './texts'

/** The form as it will look, edited in place. */
export function Canvas() {
  const { t } = useTranslation('editor')
  return (
    <div className={styles.canvas}>
      <FormHead t={t} />
      <Sections t={t} />
    </div>
  )
}

/** The sections; drawn again when one is added, removed or moved, without the form's head. */
function Sections({ t }: { t: CanvasTexts }) {
  const { actions } = useEditor()
  const ids = useEditorState(({ form }) => form.secciones.map(({ id }) => id), sameItems)
  return (
    <>
      {ids.map((id, position) => (
        <SectionCard key={id} id={id} position={position} total={ids.length} t={t} />
      ))}
      {ids.length === 0 ? <p className={styles.begin}>{t('section.none')}</p> : null}
      <Target name="secciones">
        <div className={styles.last}>
          <AddButton id="add-section" large label={t('section.add')} onClick={() => actions.addSection()} />
        </div>
      </Target>
    </>
  )
}
