import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { listAssignees } from '../../data/staff/assignment'
import { proofReport } from '../../domain/publication/proof-report'
import { aForm, aSection, questions, THREE_STATES, TYPED } from '../../testing/builders'
import { prove } from './check/prove'
// Loaded on demand; here it is at hand, so that no test waits for it.
import './logic/LogicPanel'
import { button, openEditor, settle } from './testing/editor-page'

vi.mock('../../data/staff/assignment', () => ({ listAssignees: vi.fn() }))
vi.mock('./check/prove', () => ({ prove: vi.fn() }))

beforeEach(() => {
  settle()
  vi.mocked(listAssignees).mockResolvedValue({ people: [{ username: 'ana', name: 'Ana Paz' }], isCut: false })
  vi.mocked(prove).mockImplementation(({ secciones, today, language, cases, formRules }) => ({
    told: Promise.resolve(proofReport(secciones, today, language, cases, formRules)),
    end: () => {},
  }))
})

const [, second] = THREE_STATES.disponibles.map(({ nombre }) => nombre)
const form = (given = {}) =>
  aForm({
    secciones: [
      aSection({
        preguntas: questions({ id: 'age', titulo: 'Edad', ...TYPED.integer }),
        validaciones: [
          { id: 'v', regla: '{{age}} < 120', mensaje: 'Mucha.', tipo: 'error', delFormulario: true },
        ],
      }),
    ],
    estados: THREE_STATES,
    cierres: [{ id: 'c', regla: '{{age}} < 16', mensaje: 'Es para mayores.', tipo: 'cierre' }],
    estadoInicial: [{ id: 'r', si: '{{age}} > 65', estado: '1' }],
    reparto: [
      { id: 'm', si: '{{age}} > 80', personas: ['ana'] },
      { id: 'n', si: '', personas: [], porArea: true },
    ],
    ...given,
  })

async function openLogic(given = {}) {
  const { person } = await openEditor(form(given))
  await person.click(button('Lógica'))
  const item = (name: string) => {
    const found = screen.getAllByRole('listitem').find((one) => within(one).queryByRole('button', { name }))
    if (!found) throw new Error(`no rule is called ${name}`)
    return within(found)
  }
  await screen.findByText('Regla 1: si')
  return { person, item }
}

it('LOGIC-05 lists what the form checks, closes, begins with and assigns by, as sentences', async () => {
  const { item } = await openLogic()
  expect(
    item('Comprobación 1 del formulario: tiene que cumplirse').getByText('«Edad» es menor que 120'),
  ).toBeVisible()
  expect(
    item('Cierre reservado 1: no puede enviar quien cumple').getByText('«Edad» es menor que 16'),
  ).toBeVisible()
  expect(item('Regla 1: si').getByText(`«Edad» es mayor que 65: empieza en «${second}»`)).toBeVisible()
  expect(await screen.findByText('Si «Edad» es mayor que 80: por turno entre Ana Paz')).toBeVisible()
  expect(item('Asignación 2').getByText('Siempre: a alguien del área de la sección respondida')).toBeVisible()
})

it.each([
  ['Regla 1: si', 'empieza en'],
  ['Asignación 1', 'Personas'],
  ['Cierre reservado 1: no puede enviar quien cumple', /^Por qué no puede seguir/],
])('LOGIC-05 «%s» leads to where it is made', async (name, control) => {
  const { person, item } = await openLogic()
  await person.click(item(name).getByRole('button', { name }))
  const rule = await screen.findByRole('group', { name })
  expect(within(rule).getByLabelText(control)).toBeVisible()
  await waitFor(() =>
    expect(rule).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    ),
  )
})

it('LOGIC-05 LOGIC-07 the filter finds rules of the form that have a problem, and says which', async () => {
  const { person, item } = await openLogic({
    cierres: [
      { id: 'c', regla: '{{age}} < 16 and {{age}} > 20', mensaje: 'Es para mayores.', tipo: 'cierre' },
    ],
    estadoInicial: [{ id: 'r', si: '{{gone}} > 65', estado: 'gone' }],
    reparto: [{ id: 'm', si: '', personas: [] }],
  })
  await person.click(screen.getByRole('switch', { name: 'Solo con problemas' }))
  expect(screen.queryByText('«Edad» es menor que 120')).toBeNull()
  expect(await screen.findByText(/El cierre reservado «Es para mayores.» no cierra nunca/)).toBeVisible()
  expect(item('Regla 1: si').getByText('No existe la pregunta «gone».')).toBeVisible()
  expect(item('Regla 1: si').getByText('Elija un estado: el de esta regla ya no existe.')).toBeVisible()
  expect(item('Asignación 1').getByText('Falta elegir a quién.')).toBeVisible()
})

it('LOGIC-05 says that no rule has a problem, of the form neither', async () => {
  const { person } = await openLogic()
  await person.click(screen.getByRole('switch', { name: 'Solo con problemas' }))
  expect(screen.getByText('Ninguna regla tiene problemas.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Regla 1: si' })).toBeNull()
})
