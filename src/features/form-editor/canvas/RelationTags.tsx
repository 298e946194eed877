import { memo } from 'react'
import { hasRules } from '../../../domain/answering/logic'
import type { FormPart } from '../../../domain/form-logic/parts'
import { namedParts } from '../../../domain/form-logic/problems'
import { relationsIn } from '../../../domain/form-logic/relations'
import { useLanguage } from '../../../lib/i18n'
import { useEditorState } from '../store/context'
import { listWords } from './part-list'
import styles from './QuestionCard.module.css'
import type { CanvasTexts } from './texts'

/** What decides about a part, and about which parts it decides (LOGIC-05); nothing in a form without rules. */
export const RelationTags = memo(function RelationTags({ id, t }: { id: string; t: CanvasTexts }) {
  const language = useLanguage()
  // One joined text, so that the slice compares as equal until it says something else.
  const words = useEditorState(({ form: { secciones } }) => {
    if (!hasRules(secciones)) return ''
    const relations = relationsIn(secciones)
    const part = namedParts(secciones).get(id)
    const say = (key: 'dependsOn' | 'decides', parts: readonly FormPart[]): string[] =>
      parts.length > 0 ? [t(`relations.${key}`, { parts: listWords(parts, t, language) })] : []
    return [
      ...say('dependsOn', part ? relations.dependsOn(part) : []),
      ...say('decides', relations.decides(id)),
    ].join(' · ')
  })
  return words === '' ? null : <p className={styles.tags}>{words}</p>
})
