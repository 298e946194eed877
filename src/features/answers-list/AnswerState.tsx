import { useTranslation } from 'react-i18next'
import { FormText } from '../../lib/FormText'
import { useLanguage } from '../../lib/i18n'
import { serviceFailureKey } from '../../data/failure-key'
import { moveAnswer, undoMove } from '../../data/staff/answers'
import { hasNoPerson } from '../../domain/answer/people'
import { oneAnswer } from '../../domain/access/things'
import type { State } from '../../domain/form/state'
import type { AnswerRow } from '../../domain/answers-list/row'
import { stateChoices } from '../../domain/states/choices'
import { colorAmong } from '../../domain/states/color'
import { currentState } from '../../domain/states/transitions'
import { useAbility } from '../../lib/ability'
import { StateSelect } from '../../ui/staff/StateSelect'
import { StatusTag } from '../../ui/staff/StatusTag'

interface AnswerStateProps {
  answer: AnswerRow
  /** Those of the form as it is now: a colour that is chosen anew shows on older answers too. */
  states: readonly State[]
  /** Called with the answer as it is after a move. */
  onMoved: (answer: AnswerRow) => void
  /** Called when somebody else may have moved it: reads it again. */
  onChanged: () => Promise<unknown>
}

/** The state of an answer; a choice for those who may move it (ALIST-05), else a word. */
export function AnswerState({ answer, states, onMoved, onChanged }: AnswerStateProps) {
  const { t } = useTranslation(['staff', 'common'])
  const ability = useAbility()
  const language = useLanguage()
  const { estados } = answer
  const state = currentState(estados)
  const tone = colorAmong(states, state, estados.actual)
  if (state !== null && (hasNoPerson(answer) || ability.cannot('move', oneAnswer(answer))))
    return <StatusTag label={<FormText of={state} field="nombre" />} tone={tone} />
  return (
    <StateSelect
      label={t('answers.stateOf', { code: answer.codigoMunicipio })}
      value={estados.actual}
      tone={tone}
      choices={stateChoices(estados, language)}
      failureWords={(error) => {
        const key = serviceFailureKey(error)
        return key && t(key)
      }}
      onMove={async (id) => {
        try {
          const moved = await moveAnswer(answer, id)
          onMoved(moved)
          return async () => onMoved(await undoMove(moved, estados.actual))
        } catch (error) {
          await onChanged()
          throw error
        }
      }}
    />
  )
}
