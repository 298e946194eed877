import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { setResponse } from '../domain/answer/fill'
import { behaviourOf } from '../domain/question-types'
import { aQuestion, aSection, CLOCK, TYPED } from '../testing/builders'
import { useAnsweringTexts } from '../testing/render-answering'
import { ResponseDisplay } from './ResponseDisplay'

const AT = { section: 0, condition: null, row: 0, question: 0, repetition: 0 }

beforeEach(() => useAnsweringTexts())

it.each(['date', 'time'] as const)(
  'DAY-06 ANS-04 a %s that is the form’s default is told apart from one that the person chose',
  (kind) => {
    const question = aQuestion(TYPED[kind])
    const behaviour = behaviourOf(question)
    const put = { ...question, ...behaviour.initialValue(question, CLOCK) }
    const { unmount } = render(<ResponseDisplay question={put} response={put} />)
    expect(screen.getByText(/La puso el formulario/)).toBeVisible()
    unmount()
    const respuesta = behaviour.normalize(kind === 'date' ? '2026-10-06' : '10:31', question)
    const answered = setResponse([aSection({ preguntas: [put] })], AT, { respuesta })
    const chosen = answered[0]?.preguntas[0] ?? put
    render(<ResponseDisplay question={chosen} response={chosen} />)
    expect(screen.queryByText(/La puso el formulario/)).toBeNull()
  },
)

it('LOGIC-11 an answer that the form worked out says so, and none where there is nothing', () => {
  const question = aQuestion({ ...TYPED.integer, calculo: '1 + 1' })
  const worked = { ...question, respuesta: '2' }
  const { unmount } = render(<ResponseDisplay question={worked} response={worked} />)
  expect(screen.getByText('Se calcula')).toBeVisible()
  unmount()
  render(<ResponseDisplay question={question} response={question} />)
  expect(screen.queryByText('Se calcula')).toBeNull()
})
