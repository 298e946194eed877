import { useTranslation } from 'react-i18next'
import { MAX_CASES } from '../../../domain/form/case'
import type { ProofReport } from '../../../domain/publication/proof-report'
import { useEditor, useEditorState } from '../store/context'
import { caseId, focusLater } from '../store/element-ids'
import own from './LogicPanel.module.css'
import { useKeepCase } from './use-keep-case'
import { HinderedButton } from '../../../ui/staff/HinderedButton'

interface ProposedCasesProps {
  cases: ProofReport['cases']
  /** They are worked out anew when one is kept, and stay open. */
  open: boolean
  onToggle: (open: boolean) => void
}

/** Few fillings that make each rule true once and false once; each can be kept with the form (LOGIC-09). */
export function ProposedCases({ cases, open, onToggle }: ProposedCasesProps) {
  const { t } = useTranslation(['editor', 'staff'])
  const { readOnly } = useEditor()
  const keepCase = useKeepCase()
  const count = useEditorState(({ form }) => form.casos?.length ?? 0)
  const { fillings, reached, total } = cases
  if (fillings.length === 0) return null
  const keep = ({ dado, espera }: (typeof fillings)[number]): void => {
    // What was kept is worked through anew, and the button goes meanwhile.
    focusLater(caseId(keepCase({ dado, espera })))
  }
  return (
    <details className={own.cases} open={open} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        {t('logic.cases')} ({fillings.length})
      </summary>
      <p>{t('logic.casesLead', { reached, total })}</p>
      <ol className={own.parts}>
        {fillings.map((filling, at) => (
          <li key={at} className={own.part}>
            {filling.said.length === 0 ? <p className={own.empty}>{t('logic.emptyCase')}</p> : null}
            <dl className={own.rules}>
              {filling.said.map(({ part, row, words }, position) => (
                <div key={position}>
                  <dt>{row === null ? part : t('why.row', { part, number: row + 1 })}</dt>
                  <dd>{words === '' ? t('rules.operator.checked') : words}</dd>
                </div>
              ))}
            </dl>
            {readOnly ? null : (
              <HinderedButton
                size="small"
                hindrance={count >= MAX_CASES ? t('staff:ui.why.full', { most: MAX_CASES }) : null}
                onClick={() => keep(filling)}
              >
                {t('cases.keep')}
              </HinderedButton>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
