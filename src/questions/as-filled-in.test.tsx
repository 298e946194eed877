import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { behaviourOf } from '../domain/question-types'
import { aQuestion, TYPED } from '../testing/builders'
import { useAnsweringTexts } from '../testing/render-answering'
import { ResponseDisplay } from './ResponseDisplay'

const OPENED = new Date('2026-10-05T10:30:12.345-03:00')

beforeEach(() => useAnsweringTexts())

it.each(['date', 'time'] as const)(
  'DAY-06 ANS-04 a %s that is the form’s default is told apart from one that the person chose',
  (kind) => {
    const question = aQuestion(TYPED[kind])
    const behaviour = behaviourOf(question)
    const put = { ...question, ...behaviour.initialValue(question, OPENED) }
    const { unmount } = render(<ResponseDisplay question={put} response={put} />)
    expect(screen.getByText(/La puso el formulario/)).toBeVisible()
    unmount()
    const respuesta = behaviour.normalize(kind === 'date' ? '2026-10-05' : '10:30', OPENED)
    const chosen = { ...question, respuesta }
    render(<ResponseDisplay question={chosen} response={chosen} />)
    expect(screen.queryByText(/La puso el formulario/)).toBeNull()
  },
)
