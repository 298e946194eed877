import { useMemo } from 'react'
import { isShuffled, offeredOrder } from '../../domain/question-types/shared/option-order'
import type { Option } from '../../domain/form/question'
import type { InputProps } from '../../questions/input-props'
import { inputFor } from '../../questions/inputs'
import { RankingInput } from '../../questions/ranking/Input'
import { useForm } from '../context'

/** A choice that offers its options otherwise than in the form's order (KIND-09). What is answered stays in that order. */
export function OfferedChoice(props: InputProps) {
  const { question, response, onChange } = props
  const { answering } = useForm()
  const id = answering.answerId()
  const order = useMemo(
    () => (isShuffled(question) ? offeredOrder(question.opciones, id) : null),
    [question, id],
  )
  const Input = inputFor({ ...question, formato: '' }).Input ?? RankingInput
  if (order === null) return <Input {...props} />
  const arranged = (opciones: Option[]): Option[] => order.flatMap((at) => opciones[at] ?? [])
  return (
    <Input
      {...props}
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
