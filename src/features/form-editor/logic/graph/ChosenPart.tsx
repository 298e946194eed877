import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { FormPart } from '../../../../domain/form-logic/parts'
import { relationsIn } from '../../../../domain/form-logic/relations'
import { useOpenPlace } from '../../check/use-shown-findings'
import { partName } from '../../../../lib/part-names'
import { useEditorState } from '../../store/context'
import { placeOfPart } from '../ruled-parts'
import styles from './LogicGraph.module.css'

/** What the picture says of the part around which one looks, as lists that lead on. */
export function ChosenPart({ part, onChoose }: { part: FormPart; onChoose: (part: FormPart) => void }) {
  const { t } = useTranslation('editor')
  const secciones = useEditorState(({ form }) => form.secciones)
  const open = useOpenPlace()
  const { decides, dependsOn } = relationsIn(secciones)
  const nameOf = (one: FormPart): string => partName(one, (number) => t('rules.unnamed', { number }))
  const list = (label: string, parts: readonly FormPart[]) => (
    <div>
      <dt>{label}</dt>
      {parts.length === 0 ? <dd>{t('graph.nothing')}</dd> : null}
      {parts.map((one) => (
        <dd key={`${one.is} ${one.definition.id}`}>
          <button type="button" className={styles.link} dir="auto" onClick={() => onChoose(one)}>
            {nameOf(one)}
          </button>
        </dd>
      ))}
    </div>
  )
  return (
    <section className={styles.chosen} aria-labelledby="graph-chosen">
      <h4 id="graph-chosen" className={styles.heading} dir="auto">
        {nameOf(part)}
      </h4>
      <dl className={styles.facts}>
        {list(t('graph.dependsOn'), dependsOn(part))}
        {list(t('graph.decides'), decides(part.definition.id))}
      </dl>
      <div>
        <Button size="small" variant="outlined" onClick={() => open(placeOfPart(secciones, part), true)}>
          {t('graph.open')}
        </Button>
      </div>
    </section>
  )
}
