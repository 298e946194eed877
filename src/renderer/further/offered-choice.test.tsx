import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { offeredOrder } from '../../domain/question-types/shared/option-order'
import { anOption, aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { renderAnswering } from '../../testing/render-answering'

const WORDS = ['Pan', 'Leche', 'Queso', 'Miel', 'Vino', 'Ninguno']
const OPTIONS = WORDS.map((texto, at) => anOption(at, { id: `o${at}`, texto, exclusiva: at === 5 }))
const asking = (kind: 'single-choice' | 'multiple-choice' | 'ranking') =>
  aVersion({
    secciones: [
      aSection({
        preguntas: questions({ titulo: 'Compra', ...TYPED[kind], formato: 'random', opciones: OPTIONS }),
      }),
    ],
  })
const inOrder = (id: string) => offeredOrder(OPTIONS, id).map((at) => WORDS[at])

describe('KIND-09 a choice whose options stand in random order', () => {
  it('offers them in the order of its answer, and keeps what was ticked in that of the form', async () => {
    const { person, answering, saved } = await renderAnswering(asking('multiple-choice'))
    const group = within(await screen.findByRole('group', { name: 'Compra' }))
    const boxes = await group.findAllByRole('checkbox')
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(inOrder(answering.answerId()))
    await person.click(group.getByRole('checkbox', { name: 'Vino' }))
    await person.click(group.getByRole('checkbox', { name: 'Pan' }))
    await person.click(screen.getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.secciones[0]?.preguntas?.[0]?.opciones).toEqual([
      { id: 'o0', orden: 0 },
      { id: 'o4', orden: 4 },
    ])
  })

  it('is answered by keyboard in the order in which it stands, and the position that is stored is the form’s', async () => {
    const { person, answering, saved } = await renderAnswering(asking('single-choice'))
    const group = within(await screen.findByRole('radiogroup', { name: 'Compra' }))
    const [first, second] = await group.findAllByRole('radio')
    first?.focus()
    await person.keyboard(' {ArrowDown}')
    expect(second).toBeChecked()
    await person.click(screen.getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const [, chosen = ''] = inOrder(answering.answerId())
    expect(saved[0]?.secciones[0]?.preguntas?.[0]?.respuesta).toBe(String(WORDS.indexOf(chosen)))
  })

  it('a ranking offers them so too', async () => {
    const { answering } = await renderAnswering(asking('ranking'))
    const list = within(await screen.findByRole('list'))
    expect(list.getAllByRole('button').map((one) => one.textContent)).toEqual(inOrder(answering.answerId()))
  })
})
