import { sameItems, useEditor, useEditorState } from '../store/context'
import { indexOf } from '../store/form-index'
import { AddButton } from './AddButton'
import { BranchCard } from './BranchCard'
import styles from './SectionCard.module.css'
import type { CanvasTexts } from './texts'

/** The conditions of a section; drawn again only when one is added, removed or moved. */
export function BranchList({ section, name, t }: { section: string; name: string; t: CanvasTexts }) {
  const { actions } = useEditor()
  const ids = useEditorState(
    ({ form }) =>
      indexOf(form.secciones)
        .sections.get(section)
        ?.conditions.map(({ id }) => id) ?? [],
    sameItems,
  )
  return (
    <>
      {ids.length > 0 ? (
        <ol className={styles.conditions} aria-label={t('condition.list', { name })}>
          {ids.map((id, position) => (
            <BranchCard key={id} id={id} section={section} position={position} total={ids.length} t={t} />
          ))}
        </ol>
      ) : (
        <p className={styles.empty}>{t('condition.none')}</p>
      )}
      <AddButton label={t('condition.add')} to={name} onClick={() => actions.addCondition(section)} />
    </>
  )
}
