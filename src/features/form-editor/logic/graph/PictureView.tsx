import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withoutAnswers } from '../../../../domain/text/without-answers'
import type { FormPart } from '../../../../domain/form-logic/parts'
import type { Picture } from '../../../../domain/form-logic/picture'
import { relationsIn } from '../../../../domain/form-logic/relations'
import { useLanguage } from '../../../../lib/i18n'
import { listWords } from '../../canvas/part-list'
import { partName } from '../../../../lib/part-names'
import { useEditorState } from '../../store/context'
import { followLine } from './follow-line'
import { Lines } from './Lines'
import styles from './LogicGraph.module.css'
import { boxOf, sizeOf } from './measures'

interface PictureViewProps {
  picture: Picture
  /** Id of the part around which one looks. */
  chosen: string | null
  onChoose: (part: FormPart) => void
}

/** The picture: each part is a button that says in words what its lines say, arrow keys follow the lines. */
export function PictureView({ picture, chosen, onChoose }: PictureViewProps) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const secciones = useEditorState(({ form }) => form.secciones)
  const relations = relationsIn(secciones)
  const unnamed = (number: number): string => t('rules.unnamed', { number })
  const captionOf = (part: FormPart): string => {
    if (part.is === 'section') return t('graph.section')
    if (part.is === 'branch') return t('graph.branch')
    const { section } = part.place
    return withoutAnswers(secciones[section]?.titulo ?? '') || unnamed(section + 1)
  }
  const say = (key: 'dependsOn' | 'decides', parts: readonly FormPart[]): string[] =>
    parts.length > 0 ? [t(`relations.${key}`, { parts: listWords(parts, t, language) })] : []
  const wordsOf = (part: FormPart): string =>
    [
      `${partName(part, unnamed)}, ${captionOf(part)}`,
      ...say('dependsOn', relations.dependsOn(part)),
      ...say('decides', relations.decides(part.definition.id)),
    ].join('. ')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const button = list.current?.querySelector('[aria-pressed=true]')
    button?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [chosen])
  const { width, height } = sizeOf(picture)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => followLine(event, picture)
  return (
    <div className={styles.scroll}>
      <div className={styles.picture} style={{ width, height }}>
        <Lines picture={picture} chosen={chosen} />
        {/* The keys act on the buttons inside. */}
        <ul ref={list} className={styles.parts} onKeyDown={onKeyDown}>
          {picture.parts.map((pictured) => {
            const { part } = pictured
            const { x, y } = boxOf(pictured)
            return (
              <li
                key={`${part.is} ${part.definition.id}`}
                className={styles.place}
                style={{ insetInlineStart: x, insetBlockStart: y }}
              >
                <button
                  type="button"
                  className={styles.part}
                  data-is={part.is}
                  aria-pressed={part.definition.id === chosen}
                  aria-label={wordsOf(part)}
                  onClick={() => onChoose(part)}
                >
                  <span className={styles.name} dir="auto">
                    {partName(part, unnamed)}
                  </span>
                  <span className={styles.caption} dir="auto">
                    {captionOf(part)}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
