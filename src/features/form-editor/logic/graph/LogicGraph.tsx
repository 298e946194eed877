import { Button } from '@mui/material'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormPart } from '../../../../domain/form-logic/parts'
import { boundParts, mostBound, pictureOf } from '../../../../domain/form-logic/picture'
import { PartPicker } from '../../rules/PartPicker'
import { useEditorState } from '../../store/context'
import { ChosenPart } from './ChosenPart'
import styles from './LogicGraph.module.css'
import { PictureView } from './PictureView'

/** As many as can be taken in at once. */
const MOST = 30

/** Which question decides which, drawn; around one part where there are many. What is drawn is said too (LOGIC-05). */
export default function LogicGraph() {
  const { t } = useTranslation('editor')
  const secciones = useEditorState(({ form }) => form.secciones)
  const bound = useMemo(() => boundParts(secciones), [secciones])
  const [wanted, setWanted] = useState<string | null>(null)
  const isWhole = bound.length <= MOST
  const first = isWhole ? undefined : mostBound(secciones)
  const chosen = bound.find(({ definition }) => definition.id === wanted) ?? first
  const id = chosen?.definition.id ?? null
  const picture = useMemo(() => pictureOf(secciones, id, MOST), [id, secciones])
  const choose = (part: FormPart): void => setWanted(part.definition.id)
  return (
    <section className={styles.graph} aria-labelledby="graph-heading">
      <h3 id="graph-heading" className={styles.heading}>
        {t('graph.title')}
      </h3>
      <p className={styles.lead}>{t('graph.lead')}</p>
      <PartPicker label={t('graph.around')} parts={bound} onPick={choose} />
      <PictureView picture={picture} chosen={id} onChoose={choose} />
      {picture.left > 0 ? <p className={styles.lead}>{t('graph.left', { count: picture.left })}</p> : null}
      {chosen ? <ChosenPart part={chosen} onChoose={choose} /> : null}
      {chosen && isWhole ? (
        <div>
          <Button size="small" onClick={() => setWanted(null)}>
            {t('graph.whole')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
