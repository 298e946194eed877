import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { renderAnswering } from '../../testing/render-answering'

const version = (tipo: 'error' | 'aviso') =>
  aVersion({
    secciones: [
      aSection({
        id: 'a',
        titulo: 'Ingresos',
        preguntas: questions({ id: 'earned', titulo: 'Ingreso', ...TYPED.integer }),
      }),
      aSection({
        ...{ id: 'b', orden: 1, titulo: 'Pedido' },
        preguntas: questions({ id: 'asked', titulo: 'Importe', ...TYPED.integer }),
        validaciones: [
          {
            ...{ id: 'f1', tipo, delFormulario: true },
            regla: '{{asked}} <= {{earned}}',
            mensaje: 'Pide {{asked}} y gana {{earned}}.',
          },
        ],
      }),
    ],
  })

it('LOGIC-01 what a form checks as a whole is told at its end, and leads to the questions that it names', async () => {
  const form = await renderAnswering(version('error'))
  await form.person.type(screen.getByLabelText('Ingreso'), '10')
  await form.person.type(screen.getByLabelText('Importe'), '200')
  expect(screen.queryByText('Pide 200 y gana 10.')).toBeNull()
  await form.press('Enviar')
  const summary = within(screen.getByRole('alert'))
  expect(await summary.findByText('Pide 200 y gana 10.')).toBeVisible()
  await form.person.click(await screen.findByRole('button', { name: 'Ingreso' }))
  expect(screen.getByLabelText('Ingreso')).toHaveFocus()
  await form.person.type(screen.getByLabelText('Ingreso'), '00')
  expect(screen.queryByRole('button', { name: 'Ingreso' })).toBeNull()
  expect(summary.getByRole('listitem')).toHaveTextContent('Pide 200 y gana 1000.')
})

it('LOGIC-01 as an advice it is told and the answer is sent', async () => {
  const form = await renderAnswering(version('aviso'))
  await form.person.type(screen.getByLabelText('Importe'), '200')
  await form.press('Enviar')
  expect(await screen.findByText('Pide 200 y gana ….')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
