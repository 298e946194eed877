import { lazy, type ComponentType } from 'react'
import { kindOf, type FurtherKind, type QuestionKind, type TellingKind } from '../../domain/form/kinds'
import { FURTHER_INPUTS } from '../../questions/further-inputs'
import type { InputProps } from '../../questions/input-props'
import { loadFilesAnswer } from '../files/load-files'
import { ConsentAnswer } from './ConsentAnswer'
import { OfferedChoice } from './OfferedChoice'
import { TableAnswer } from './TableAnswer'
import { loadTexts } from '../../lib/i18n'

/** What asks for a place at a question, with its texts. */
async function loadPlaceAnswer() {
  const [{ PlaceAnswer }] = await Promise.all([import('../place/PlaceAnswer'), loadTexts('place')])
  return { default: PlaceAnswer }
}

/** Inputs of further kinds; a place, a consent and a table need what a form has beside the question. */
const INPUTS: Record<Exclude<FurtherKind, TellingKind>, ComponentType<InputProps>> = {
  ...FURTHER_INPUTS,
  consent: ConsentAnswer,
  place: lazy(loadPlaceAnswer),
  files: lazy(loadFilesAnswer),
  'table-choice': TableAnswer,
  ranking: OfferedChoice,
}
const BY_KIND = new Map<QuestionKind, ComponentType<InputProps>>(
  Object.entries(INPUTS).flatMap(([kind, Input]) => (isKind(kind) ? [[kind, Input]] : [])),
)
function isKind(name: string): name is keyof typeof INPUTS {
  return Object.hasOwn(INPUTS, name)
}

/** What answers a question of a further kind, or a choice that offers its options in a way of its own. */
export function FurtherInput(props: InputProps) {
  const Input = BY_KIND.get(kindOf(props.question)) ?? OfferedChoice
  return <Input {...props} />
}
