import { Button, FormControlLabel, Switch } from '@mui/material'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formParts } from '../../../domain/form/parts'
import { spotText } from '../../../lib/spot-text'
import { ProofNote } from '../check/ProofNote'
import { useProof } from '../check/use-proof'
import { useOpenPlace } from '../check/use-shown-findings'
import { useRuleWords } from '../../../lib/rule-meaning'
import { useEditorState } from '../store/context'
import styles from '../states/StatesPanel.module.css'
import own from './LogicPanel.module.css'
import { FormChecks } from './FormChecks'
import { FormRuleItem } from './FormRuleItem'
import { SavedCases } from './SavedCases'
import { ProposedCases } from './ProposedCases'
import { SecretClosings } from './SecretClosings'
import { ruledParts } from './ruled-parts'
import { useFieldNames } from './use-field-names'
import { useFaultWords } from './use-fault-words'
import { hasFaults, useFormRules } from './use-form-rules'

const LogicGraph = lazy(() => import('./graph/LogicGraph'))

/** Every rule of the form as a sentence, with what is wrong with it; each leads to where it is made (LOGIC-05). */
export function LogicPanel() {
  const { t } = useTranslation(['editor', 'common'])
  const { t: tStaff } = useTranslation('staff')
  const secciones = useEditorState(({ form }) => form.secciones)
  const [isFiltered, setFiltered] = useState(false)
  const [areProposed, setProposed] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const proving = useProof()
  const open = useOpenPlace()
  const wordsOf = useRuleWords(secciones)
  const nameOf = useFieldNames()
  const faultsOf = useFaultWords(secciones, proving.state)
  const parts = useMemo(() => ruledParts(secciones, formParts(secciones)), [secciones])
  const shown = isFiltered ? parts.filter((part) => faultsOf(part).length > 0) : parts
  const ofForm = useFormRules(proving.state)
  const shownOfForm = isFiltered ? ofForm.filter(hasFaults) : ofForm
  return (
    <section className={styles.panel} aria-labelledby="logic-heading">
      <h2 id="logic-heading">{t('rules.title')}</h2>
      <p className={styles.lead}>{t('logic.lead')}</p>
      <ProofNote {...proving} />
      <div>
        <Button size="small" aria-expanded={isDrawn} onClick={() => setDrawn(!isDrawn)}>
          {t(isDrawn ? 'graph.hide' : 'graph.show')}
        </Button>
      </div>
      {isDrawn ? (
        <Suspense fallback={<p role="status">{t('common:loading')}</p>}>
          <LogicGraph />
        </Suspense>
      ) : null}
      <FormControlLabel
        control={<Switch checked={isFiltered} onChange={(_, on) => setFiltered(on)} />}
        label={t('logic.onlyProblems')}
      />
      {shown.length + shownOfForm.length === 0 ? (
        <p className={styles.empty}>{t(isFiltered ? 'logic.noProblems' : 'logic.none')}</p>
      ) : (
        <ul className={own.parts}>
          {shown.map((part) => (
            <li key={part.key} className={own.part}>
              <button type="button" className={own.name} onClick={() => open(part.place, true)}>
                {spotText(tStaff, part.spot)}
              </button>
              <dl className={own.rules}>
                {part.rules.map(({ field, of, formula }) => (
                  <div key={`${field} ${of}`}>
                    <dt>{nameOf(part, field, of)}</dt>
                    <dd>{wordsOf(formula)}</dd>
                  </div>
                ))}
              </dl>
              {faultsOf(part).map((fault) => (
                <p key={fault} className={own.fault}>
                  {fault}
                </p>
              ))}
            </li>
          ))}
          {shownOfForm.map((listed) => (
            <FormRuleItem key={listed.field} listed={listed} />
          ))}
        </ul>
      )}
      <FormChecks />
      <SecretClosings />
      <SavedCases covered={proving.state.status === 'told' ? proving.state.proof.cases : null} />
      {proving.state.status === 'told' ? (
        <ProposedCases cases={proving.state.proof.cases} open={areProposed} onToggle={setProposed} />
      ) : null}
    </section>
  )
}
