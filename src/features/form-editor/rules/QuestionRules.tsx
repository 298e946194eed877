import { TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { decimalsOf, measureOf } from '../../../domain/form-logic/values'
import { isCode, MAX_CODE } from '../../../domain/form/code'
import { isChoice } from '../../../domain/form/edit-questions'
import type { Question, QuestionFormula } from '../../../domain/form/question'
import { boundedOf, kindOf, shapeOf, type AnswerShape } from '../../../domain/form/kinds'
import { useEditor, useEditorState } from '../store/context'
import { RULES_ID } from '../store/element-ids'
import { indexOf } from '../store/form-index'
import { ChecksEditor } from './ChecksEditor'
import { DependentOptions } from './DependentOptions'
import { InitialValue } from './InitialValue'
import { Limits } from './Limits'
import { OptionAttributes } from './OptionAttributes'
import { OptionDetails } from './OptionDetails'
import { PartRule } from './PartRule'
import styles from './rules.module.css'
import { TableSteps } from './TableSteps'

type Rules = Pick<
  Question,
  | QuestionFormula
  | 'codigo'
  | 'validaciones'
  | 'required'
  | 'repetible'
  | 'tipoPregunta'
  | 'tipoDato'
  | 'formato'
>

/** What may happen when an answer fails a check. */
const QUESTION_CHECKS = ['error', 'aviso'] as const

/** What people put in order, mark, attach or accept themselves: no formula does it for them. */
const GIVEN_BY_HAND: readonly AnswerShape[] = ['ranking', 'place', 'files', 'consent', 'fact']

/** What a question does by itself while the form is answered: whether it is asked, required, calculated, checked (LOGIC-01). */
export function QuestionRules({ id, rules }: { id: string; rules: Rules }) {
  const { t } = useTranslation('editor')
  const { actions } = useEditor()
  const set = (field: QuestionFormula) => (formula: string) =>
    actions.question(id, (question) => ({ ...question, [field]: formula }), `${field}-${id}`)
  const shape = shapeOf(rules)
  const isGiven = GIVEN_BY_HAND.includes(shape)
  const mayBeCalculated = !rules.repetible && shape !== 'options' && !isGiven
  const isCalculated = rules.calculo !== ''
  const bounded = boundedOf(rules)
  return (
    <div id={RULES_ID} className={styles.rules}>
      <PartRule id={id} field="mostrarSi" rules={rules} set={set} />
      {(rules.required || isCalculated || shape === 'fact') && rules.obligatoriaSi === '' ? null : (
        <PartRule id={id} field="obligatoriaSi" rules={rules} set={set} />
      )}
      {mayBeCalculated || isCalculated ? <PartRule id={id} field="calculo" rules={rules} set={set} /> : null}
      {isCalculated && shape === 'number' ? (
        <p className={styles.help}>
          {t(decimalsOf(rules) === 0 ? 'rules.roundedWhole' : 'rules.roundedDecimals')}
        </p>
      ) : null}
      {isCalculated || isGiven ? null : (
        <InitialValue id={id} question={rules} onChange={set('valorInicial')} />
      )}
      {!isCalculated && bounded ? (
        <Limits key={kindOf(rules)} id={id} of={bounded} type={measureOf(rules)} rules={rules} set={set} />
      ) : null}
      {isChoice(rules) ? <DependentOptions id={id} filtroOpciones={rules.filtroOpciones} /> : null}
      {isChoice(rules) ? <OptionDetails id={id} /> : null}
      {shape === 'option' ? <OptionAttributes id={id} /> : null}
      {shape === 'entry' && !isCalculated ? (
        <TableSteps
          id={id}
          formato={rules.formato}
          filtroOpciones={rules.filtroOpciones}
          onChange={set('filtroOpciones')}
        />
      ) : null}
      <ChecksEditor
        id={id}
        checks={rules.validaciones}
        types={QUESTION_CHECKS}
        ownerOf={(check) => ({ kind: 'check', question: id, id: check })}
        change={(edit, group) => actions.question(id, edit, group)}
      />
      <CodeField id={id} codigo={rules.codigo} />
    </div>
  )
}

/** The short name by which formulas that are typed call the question. */
function CodeField({ id, codigo }: { id: string; codigo: string }) {
  const { t } = useTranslation('editor')
  const { actions, store, readOnly } = useEditor()
  const isTaken = useEditorState(({ form }) =>
    [...indexOf(form.secciones).questions.values()].some(
      ({ question }) => question.id !== id && codigo !== '' && question.codigo === codigo,
    ),
  )
  const isWrong = codigo !== '' && !isCode(codigo)
  return (
    <TextField
      fullWidth
      label={t('rules.code')}
      helperText={t(isWrong ? 'rules.codeWrong' : isTaken ? 'rules.codeTaken' : 'rules.codeHelp')}
      error={isWrong || isTaken}
      value={codigo}
      onChange={({ target }) =>
        actions.question(id, (question) => ({ ...question, codigo: target.value.trim() }), `code-${id}`)
      }
      onBlur={() => store.endGroup()}
      slotProps={{ htmlInput: { readOnly, maxLength: MAX_CODE, autoComplete: 'off', spellCheck: false } }}
    />
  )
}
