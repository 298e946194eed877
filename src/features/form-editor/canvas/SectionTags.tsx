import { sectionKind } from '../../../domain/form/edit-sections'
import { isOthersPart } from '../../../domain/form/second-person'
import type { Section } from '../../../domain/form/section'
import { useEditorState } from '../store/context'
import { indexOf } from '../store/form-index'
import styles from './SectionCard.module.css'
import type { CanvasTexts } from './texts'

type Tag = 'repeatable' | 'required' | 'single' | 'multiple' | 'shownIf'

function tagsOf(section: Section): Tag[] {
  const kind = sectionKind(section)
  const shown: Tag[] = section.mostrarSi === '' ? [] : ['shownIf']
  if (kind === 'simple') return section.repetible ? ['repeatable', ...shown] : shown
  return section.required ? [kind, 'required', ...shown] : [kind, ...shown]
}

/** The section's number and what is set for it, in words. */
export function SectionTags({ id, number, t }: { id: string; number: number; t: CanvasTexts }) {
  const words = useEditorState(({ form }) => {
    const section = indexOf(form.secciones).sections.get(id)
    if (!section) return ''
    const area = section.areaAsociada?.nombre
    return [
      t('section.name', { number }),
      ...tagsOf(section).map((tag) => t(`sectionTag.${tag}`)),
      ...(area ? [area] : []),
      ...(isOthersPart(section) ? [t('sectionTag.otherPerson', { who: section.otraPersona })] : []),
    ].join(' · ')
  })
  return <p className={styles.tags}>{words}</p>
}
