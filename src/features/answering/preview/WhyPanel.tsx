import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answering } from '../../../engine/answering'
import { MAX_CASES, type CaseInput } from '../../../domain/form/case'
import { caseInputsIn } from '../../../domain/form-logic/cases'
import { explainer, type Why } from '../../../domain/form-logic/why'
import { wordsOf } from '../../../domain/form-logic/typed'
import { useLanguage } from '../../../lib/i18n'
import { useRuleSentence } from '../../../lib/rule-meaning'
import { Button } from '../../../ui/native/Button'
import styles from './WhyPanel.module.css'
import { useWhySentence } from './use-why-sentence'

interface WhyPanelProps {
  answering: Answering
  /** How many cases the form keeps; null where none can be added. */
  cases: number | null
  onKeep: (given: readonly CaseInput[]) => void
}

/**
 * Says of each part with a rule why it is asked or required now, or not, and why it has so many rows, these bounds and
 * these options, with what was answered so far, which can be kept as a case of the form (LOGIC-09).
 */
export function WhyPanel({ answering, cases, onKeep }: WhyPanelProps) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [wasTried, setTried] = useState(false)
  const isFull = cases !== null && cases >= MAX_CASES
  const { engine, version } = answering
  const sections = useSyncExternalStore(engine.onAnyChange, engine.sections)
  const why = useMemo(() => explainer(version.secciones), [version.secciones])
  const told = isOpen ? why(sections, engine.begun, language) : []
  const nameOf = (part: Why['part']): string => wordsOf(part).trim() || t('why.untitled')
  const inWords = useRuleSentence(version.secciones)
  const sentenceOf = useWhySentence(nameOf)
  return (
    <details className={styles.panel} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('why.title')}</summary>
      <p className={styles.lead}>{t('why.lead')}</p>
      <ul className={styles.list}>
        {told.map((one) => (
          <li key={`${one.part.definition.id} ${one.row} ${one.of} ${one.option}`}>
            <strong>
              {one.row === null
                ? nameOf(one.part)
                : t('why.row', { part: nameOf(one.part), number: one.row + 1 })}
            </strong>
            <span>{sentenceOf(one)}</span>
            {one.formula === '' ? null : (
              <span className={styles.rule}>{t('why.rule', { rule: inWords(one.formula) })}</span>
            )}
          </li>
        ))}
      </ul>
      {cases === null ? null : (
        <div className={styles.keep}>
          <Button
            look={isFull ? 'grey' : 'plain'}
            aria-disabled={isFull}
            onClick={() => (isFull ? setTried(true) : onKeep(caseInputsIn(sections)))}
          >
            {t('cases.keep')}
          </Button>
          <p role="status">
            {cases > 0 ? t('why.kept', { count: cases }) : null}
            {isFull && wasTried ? ` ${t('cases.full', { most: MAX_CASES })}` : null}
          </p>
        </div>
      )}
    </details>
  )
}
