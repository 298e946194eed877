import { Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findMoved, moveAnswer, undoMove } from '../../../data/staff/answers'
import { commonStates, placeOfState } from '../../../domain/answers-list/many'
import type { AnswerRow } from '../../../domain/answers-list/row'
import type { State } from '../../../domain/form/state'
import { FormText } from '../../../lib/FormText'
import { ManyDialog } from './ManyDialog'
import { useManyWork } from './use-many-work'
import type { Outcome } from './work-through'

/** Where the state stands among the answer's own. */
const placeIn = (answer: AnswerRow, state: State): number => placeOfState(answer, state) ?? state.id

interface MoveManyDialogProps {
  answers: readonly AnswerRow[]
  onEnded: (outcomes: readonly Outcome[]) => void
  onClose: () => void
}

/** Moves the chosen answers to one state, those whose own state leads there; says how many do not (DAY-03). */
export function MoveManyDialog({ answers, onEnded, onClose }: MoveManyDialogProps) {
  const { t } = useTranslation('staff')
  const [states] = useState(() => commonStates(answers))
  const [state, setState] = useState<State | undefined>(states.length === 1 ? states[0] : undefined)
  // As they were: what was just moved can go back there.
  const [before] = useState(() => new Map(answers.map(({ id, estados }) => [id, estados.actual])))
  const [isUndone, setUndone] = useState(false)
  const work = useManyWork(onEnded)
  const able = state ? answers.filter((answer) => placeOfState(answer, state) !== null) : []
  const backOf = ({ id, estados }: AnswerRow) => before.get(id) ?? estados.actual
  // Those that may have moved unseen are taken back too, if they did.
  const returnable = [
    ...work.succeeded,
    ...work.notDone.filter(({ failure }) => failure === 'unsure').map(({ answer }) => answer),
  ]
  const takeBack = async (answer: AnswerRow): Promise<AnswerRow> => {
    const back = backOf(answer)
    const isKnown = answer.estados.actual !== back
    const moved = isKnown ? answer : state && (await findMoved(answer, placeIn(answer, state)))
    return moved ? undoMove(moved, back) : answer
  }
  return (
    <ManyDialog
      title={t('answers.many.moveTitle', { count: answers.length })}
      action={t('answers.many.moveAction', { count: able.length })}
      hindrance={
        able.length > 0 ? null : t(states.length === 0 ? 'answers.many.nowhere' : 'answers.many.toMissing')
      }
      told={(count) => t(isUndone ? 'answers.many.undone' : 'answers.many.moved', { count })}
      work={work}
      onBegin={() =>
        state &&
        work.begin(
          able,
          (answer) => moveAnswer(answer, placeIn(answer, state)),
          (answer) => findMoved(answer, placeIn(answer, state)),
        )
      }
      afterwards={
        !isUndone &&
        returnable.length > 0 && (
          <Button
            onClick={() => {
              setUndone(true)
              work.begin(returnable, takeBack, (answer) => findMoved(answer, backOf(answer)))
            }}
          >
            {t('answers.many.undo', { count: returnable.length })}
          </Button>
        )
      }
      onClose={onClose}
    >
      {states.length === 0 ? (
        <Typography>{t('answers.many.nowhere')}</Typography>
      ) : (
        <TextField
          select
          label={t('answers.many.to')}
          value={state ? states.indexOf(state) : ''}
          onChange={({ target }) => setState(states[Number(target.value)])}
        >
          {states.map((one, index) => (
            <MenuItem key={index} value={index}>
              <FormText of={one} field="nombre" />
            </MenuItem>
          ))}
        </TextField>
      )}
      {state && able.length < answers.length && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('answers.many.stay', { count: answers.length - able.length })}
        </Typography>
      )}
    </ManyDialog>
  )
}
