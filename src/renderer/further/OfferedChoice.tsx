import { lazy, useMemo } from 'react'
import { isShuffled, offeredOrder } from '../../domain/question-types/shared/option-order'
import type { Option } from '../../domain/form/question'
import type { InputProps } from '../../questions/input-props'
import { inputFor } from '../../questions/inputs'
import { RankingInput } from '../../questions/ranking/Input'
import { useForm } from '../context'
import { hasPictures, loadPictureChoice } from './load-pictures'
import type { ChoiceProps } from './PictureChoice'

const PictureChoice = lazy(loadPictureChoice)

const WordChoice = ({ Words, ...props }: ChoiceProps) => <Words {...props} />

/** A choice that offers its options otherwise than in the form's order, or with pictures (KIND-09). What is answered stays in that order. */
export function OfferedChoice(props: InputProps) {
  const { question, response, onChange } = props
  const { answering } = useForm()
  const id = answering.answerId()
  const order = useMemo(
    () => (isShuffled(question) ? offeredOrder(question.opciones, id) : null),
    [question, id],
  )
  const Words = inputFor({ ...question, formato: '', opciones: [] }).Input ?? RankingInput
  const Input = hasPictures(question) ? PictureChoice : WordChoice
  if (order === null) return <Input {...props} Words={Words} />
  const arranged = (opciones: Option[]): Option[] => order.flatMap((at) => opciones[at] ?? [])
  return (
    <Input
      {...props}
      Words={Words}
      question={{ ...question, opciones: arranged(question.opciones) }}
      response={{ ...response, opciones: arranged(response.opciones) }}
      onChange={(change) =>
        onChange(
          change.opciones
            ? { ...change, opciones: change.opciones.toSorted((one, other) => one.orden - other.orden) }
            : change,
        )
      }
    />
  )
}
