import { memo, useCallback } from 'react'
import type { Form } from '../../../domain/form/form'
import { sectionTexts, type Translatable } from '../../../domain/form/translatable'
import type { Language } from '../../../domain/language'
import type { CanvasTexts } from '../canvas/texts'
import { useEditorState } from '../store/context'
import { indexOf } from '../store/form-index'
import { TextGroup } from './TextGroup'

interface SectionTextsProps {
  id: string
  number: number
  language: Language
  kept: ReadonlySet<string> | null
  wanted: string | null
  t: CanvasTexts
}

const NONE: readonly Translatable[] = []

/** The texts of one section under its name. */
export const SectionTexts = memo(function SectionTexts({ id, number, t, ...shared }: SectionTextsProps) {
  const titulo = useEditorState(({ form }) => indexOf(form.secciones).sections.get(id)?.titulo ?? '')
  const textsOf = useCallback(
    (form: Form) => {
      const section = indexOf(form.secciones).sections.get(id)
      return section ? sectionTexts(section) : NONE
    },
    [id],
  )
  const name = t('section.name', { number })
  const heading = titulo ? `${name}: ${titulo}` : name
  return <TextGroup textsOf={textsOf} heading={heading} first={number === 1} t={t} {...shared} />
})
