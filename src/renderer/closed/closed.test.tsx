import { fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { Response } from '../../domain/form/question'
import { FREE, NEW_ANSWER, type Policy, type Terms } from '../../engine/policy'
import { aBranch, aSection, aVersion, questions } from '../../testing/builders'
import { openForm, useAnsweringTexts } from '../../testing/render-answering'
import { AnswerForm } from '../form/AnswerForm'
import { CLOSED } from '.'
import { ClosedWordsValue, type ClosedWords } from './words'

const WORDS: ClosedWords = {
  why: (as) => `dice ${as}`,
  noCondition: 'No se marcó nada',
  signed: 'firmada',
  unsigned: 'no se firma aquí',
  signatureOf: (name) => `firma de ${name}`,
}
const FIRST: Response = { respuesta: 'Kiosco', opciones: [], imagen: null, documento: null, video: null }
const version = aVersion({
  secciones: [
    aSection({ preguntas: questions({ titulo: 'Rubro' }, { titulo: 'Otra' }) }),
    aSection({ orden: 1, conditions: [aBranch({ condition: 'Clausura' })] }),
  ],
})

/** Draws the form with those terms for its first question. */
async function draw(terms: Terms, policy: Partial<Policy> = {}) {
  await useAnsweringTexts()
  const { answering } = await openForm(version, {
    policy: {
      ...NEW_ANSWER,
      question: ({ section, question }) => (section === 0 && question === 0 ? terms : FREE),
      ...policy,
    },
  })
  const nothing = () => undefined
  const form = (
    <ClosedWordsValue value={WORDS}>
      <AnswerForm answering={answering} closed={CLOSED} onSaved={nothing} onDiscard={nothing} />
    </ClosedWordsValue>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />)
  return answering
}

describe('an item that is not simply open', () => {
  it('COMP-01 a locked question shows the stored answer and no input', async () => {
    await draw({ as: 'locked', before: FIRST, asks: [] })
    const closed = screen.getByRole('group', { name: 'Rubro' })
    expect(within(closed).getByText('Kiosco')).toBeVisible()
    expect(within(closed).getByText('dice locked')).toBeVisible()
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByRole('textbox', { name: /Otra/ })])
  })

  it.each(['flagged', 'overlaid'] as const)(
    'a question that is %s shows the stored answer and an input',
    async (as) => {
      const answering = await draw({ ...FREE, as, before: FIRST })
      expect(screen.getByText('Kiosco')).toBeVisible()
      expect(screen.getByText(`dice ${as}`)).toBeVisible()
      fireEvent.change(screen.getByRole('textbox', { name: /Rubro/ }), { target: { value: 'Almacén' } })
      expect(answering.engine.sections()[0]?.preguntas[0]?.respuesta).toBe('Almacén')
      expect(screen.getByText('Kiosco')).toBeVisible()
    },
  )

  it('a hidden question is not on the page', async () => {
    await draw({ ...FREE, as: 'hidden', asks: [] })
    expect(screen.queryByText('Rubro')).toBeNull()
    expect(screen.getByText('Otra')).toBeVisible()
  })

  it('ANS-08 COMP-01 a locked condition is shown as text, and where none may be checked the page says so', async () => {
    await draw(FREE, { condition: () => 'hidden' })
    expect(screen.getByText('No se marcó nada')).toBeVisible()
  })
})
