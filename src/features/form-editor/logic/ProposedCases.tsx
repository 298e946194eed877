import { useTranslation } from 'react-i18next'
import type { ToldProof } from '../../../domain/form-logic/proof/told'
import own from './LogicPanel.module.css'

/** The fewest fillings that make each rule true once and false once, and how much they cover (LOGIC-09). */
export function ProposedCases({ cases }: { cases: ToldProof['cases'] }) {
  const { t } = useTranslation('editor')
  const { fillings, reached, total } = cases
  if (fillings.length === 0) return null
  return (
    <details className={own.cases}>
      <summary>
        {t('logic.cases')} ({fillings.length})
      </summary>
      <p>{t('logic.casesLead', { reached, total })}</p>
      <ol className={own.parts}>
        {fillings.map((given, at) => (
          <li key={at} className={own.part}>
            <strong>{t('logic.case', { number: at + 1 })}</strong>
            {given.length === 0 ? <p className={own.empty}>{t('logic.emptyCase')}</p> : null}
            <dl className={own.rules}>
              {given.map(({ part, row, words }, position) => (
                <div key={position}>
                  <dt>{row === null ? part : t('why.row', { part, number: row + 1 })}</dt>
                  <dd>{words === '' ? t('rules.operator.checked') : words}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </details>
  )
}
