import { screen, waitFor, within } from '@testing-library/react'
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

const ADVICE = 'Pide 200 y gana ….'
const TITLE = 'Lea esto. Si está bien así, pulse otra vez.'

it('LOGIC-01 as an advice it is read first: the press that shows it does not send, the next one does', async () => {
  const form = await renderAnswering(version('aviso'))
  await form.person.type(screen.getByLabelText('Importe'), '200')
  await form.press('Enviar')
  const summary = within(screen.getByRole('alert', { name: TITLE }))
  expect(await summary.findByText(ADVICE)).toBeVisible()
  await waitFor(() => expect(document.activeElement).toHaveTextContent(ADVICE))
  expect(form.saved).toHaveLength(0)
  await form.press('Enviar')
  await waitFor(() => expect(form.saved).toHaveLength(1))
})

it('LOGIC-01 an advice that was put right and comes about again is read again', async () => {
  const form = await renderAnswering(version('aviso'))
  await form.person.type(screen.getByLabelText('Importe'), '200')
  await form.press('Enviar')
  await form.person.type(screen.getByLabelText('Ingreso'), '300')
  expect(within(screen.getByRole('alert')).getByRole('listitem')).toHaveClass(/solved/)
  await form.person.type(screen.getByLabelText('Importe'), '0')
  await form.press('Enviar')
  const summary = screen.getByRole('alert', { name: TITLE })
  expect(await within(summary).findByText('Pide 2000 y gana 300.')).toBeVisible()
  expect(within(summary).getByRole('listitem')).not.toHaveClass(/solved/)
  expect(form.saved).toHaveLength(0)
})

it('LOGIC-01 what is missing comes first, then what is advised', async () => {
  const asked = version('aviso')
  const [first, second] = asked.secciones
  const preguntas = questions({ id: 'name', titulo: 'Nombre', required: true })
  const form = await renderAnswering({
    ...asked,
    secciones: [{ ...first, preguntas: [...(first?.preguntas ?? []), ...preguntas] }, second].map((one) =>
      aSection(one),
    ),
  })
  await form.person.type(screen.getByLabelText('Importe'), '200')
  await form.press('Enviar')
  expect(screen.getByRole('alert', { name: 'Hay campos obligatorios sin completar.' })).toBeVisible()
  await form.person.type(screen.getByLabelText(/Nombre/), 'Ana')
  await form.press('Enviar')
  expect(screen.getByRole('alert', { name: TITLE })).toBeVisible()
  expect(form.saved).toHaveLength(0)
  await form.press('Enviar')
  await waitFor(() => expect(form.saved).toHaveLength(1))
})

const withAdvice = (rule: string) =>
  aVersion({
    secciones: [
      aSection({
        ...{ id: 'a', titulo: 'Ingresos' },
        preguntas: questions({ id: 'earned', titulo: 'Ingreso', ...TYPED.integer }),
        validaciones: [{ id: 's1', tipo: 'aviso', regla: rule, mensaje: 'Revise sus ingresos.' }],
      }),
    ],
  })

it('LOGIC-01 the advice of a section is read first, at the section', async () => {
  const form = await renderAnswering(withAdvice('{{earned}} < 100'))
  await form.person.type(screen.getByLabelText('Ingreso'), '200')
  expect(screen.queryByText('Revise sus ingresos.')).toBeNull()
  await form.press('Enviar')
  expect(screen.getByRole('alert', { name: TITLE })).toHaveTextContent('Ingresos — Revise sus ingresos.')
  expect(await screen.findByText('Revise sus ingresos.', { selector: '[role=status] p' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /por completar/ })).toBeNull()
  expect(form.saved).toHaveLength(0)
  await form.press('Enviar')
  await waitFor(() => expect(form.saved).toHaveLength(1))
})

/** With an advice at a question of the first section, and so many further questions in it. */
const atQuestion = (further: number) =>
  aVersion({
    secciones: [
      aSection({
        ...{ id: 'a', titulo: 'Ingresos' },
        preguntas: questions(
          {
            ...{ id: 'earned', titulo: 'Ingreso', ...TYPED.integer },
            validaciones: [
              { id: 'q1', tipo: 'aviso', regla: '{{earned}} > {{asked}}', mensaje: 'Gana menos que pide.' },
            ],
          },
          ...Array.from({ length: further }, () => ({})),
        ),
      }),
      aSection({
        ...{ id: 'b', orden: 1, titulo: 'Pedido' },
        preguntas: questions({ id: 'asked', titulo: 'Importe', ...TYPED.integer }),
      }),
    ],
  })

it('LOGIC-01 the advice of a question that stands before the person holds nobody up', async () => {
  const form = await renderAnswering(atQuestion(0))
  await form.person.type(screen.getByLabelText('Ingreso'), '10')
  await form.person.type(screen.getByLabelText('Importe'), '200')
  expect(await screen.findByText('Gana menos que pide.')).toBeVisible()
  await form.press('Enviar')
  await waitFor(() => expect(form.saved).toHaveLength(1))
})

it('LOGIC-01 the advice of a question on a page that was left leads back to it before anything is sent', async () => {
  const form = await renderAnswering(atQuestion(30))
  await form.person.type(screen.getByLabelText('Ingreso'), '10')
  await form.press('Siguiente')
  await form.person.type(await screen.findByLabelText('Importe'), '200')
  await form.press('Siguiente')
  await form.press('Enviar')
  expect(await screen.findByText('Ingreso — Gana menos que pide.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Ingreso')).toHaveFocus())
  expect(form.saved).toHaveLength(0)
})

it('LOGIC-01 a check of what is calculated is told at its field, until what it is calculated from passes it', async () => {
  const preguntas = questions(
    { id: 'one', titulo: 'Primera parte', ...TYPED.integer },
    {
      ...{ id: 'total', titulo: 'Total', ...TYPED.integer, calculo: '{{one}} + 40' },
      validaciones: [{ id: 'v', regla: '{{total}} = 100', mensaje: 'Da {{total}} y no 100.', tipo: 'error' }],
    },
  )
  const form = await renderAnswering(aVersion({ secciones: [aSection({ id: 's', preguntas })] }))
  await form.person.type(screen.getByLabelText('Primera parte'), '50')
  await form.press('Enviar')
  const total = await screen.findByRole('group', { name: 'Total' })
  await waitFor(() => expect(total).toHaveAccessibleDescription(/Da 90 y no 100\./u))
  expect(total).toHaveFocus()
  expect(form.saved).toHaveLength(0)
  await form.person.clear(screen.getByLabelText('Primera parte'))
  await form.person.type(screen.getByLabelText('Primera parte'), '60')
  expect(total).not.toHaveAccessibleDescription(/Da/u)
  await form.press('Enviar')
  await waitFor(() => expect(form.saved).toHaveLength(1))
})
