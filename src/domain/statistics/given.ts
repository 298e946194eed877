import type { Question, Response } from '../form/question'
import type { Section } from '../form/section'

/** Everything that an answer gives to a question: in every row, below checked conditions, and repeated. */
export function givenTo(
  secciones: readonly Section[],
  questionId: string,
): (Response & Pick<Question, 'tipoPregunta'>)[] {
  const lists = secciones.flatMap(({ preguntas, seccionesRepetibles, conditions }) => [
    preguntas,
    ...seccionesRepetibles.map((row) => row.preguntas),
    ...conditions.filter(({ checked }) => checked).map(({ questions }) => questions),
  ])
  return lists
    .flat()
    .filter(({ id }) => id === questionId)
    .flatMap(({ tipoPregunta, repeticiones, ...first }) =>
      [first, ...repeticiones].map((response) => ({ ...response, tipoPregunta })),
    )
}
