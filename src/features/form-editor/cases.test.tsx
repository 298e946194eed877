import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toVersion } from '../../domain/form/version'
import { aForm, anOption, aSection, questions, TYPED } from '../../testing/builders'
import { prove } from './check/prove'
import { button, data, field, openEditor, saved, settle } from './testing/editor-page'
import { proveHere } from './testing/prove-here'

vi.mock('./check/prove', () => ({ prove: vi.fn() }))
// Of the form's municipality: hardly anywhere else it is a day so early.
vi.mock('../../lib/zone-reader', () => ({ useZoneAt: () => 'Pacific/Kiritimati' }))

beforeEach(() => {
  settle()
  vi.mocked(prove).mockImplementation(proveHere)
})

afterEach(() => vi.useRealTimers())

const FORM = aForm({
  secciones: [
    aSection({
      preguntas: questions(
        { id: 'edad', titulo: 'Edad', ...TYPED.integer },
        { id: 'permiso', titulo: 'Permiso', mostrarSi: '{{edad}} >= 18' },
      ),
    }),
  ],
})

describe('LOGIC-09 cases are kept with a form and run at each save', () => {
  it('LOGIC-09 what is proposed is kept, counted, saved with the form and with no version', async () => {
    const { person } = await openEditor(FORM)
    await person.click(button('Lógica'))
    await person.click(await screen.findByText('Casos que conviene probar (2)'))
    expect(screen.getByText(/cubren 2 de 2 resultados/)).toBeVisible()
    await person.click(screen.getAllByRole('button', { name: 'Guardar como caso' })[0] ?? document.body)
    expect(await screen.findByText('Prueban 1 de 2 resultados de las reglas.')).toBeInTheDocument()
    expect(screen.getByText('Se cumple.')).toBeInTheDocument()
    await person.clear(field('Nombre del caso'))
    await person.type(field('Nombre del caso'), 'Mayor de edad')
    const form = await saved(person)
    expect(form.casos).toMatchObject([
      { nombre: 'Mayor de edad', dado: [{ parte: 'edad', valor: '18' }], espera: ['shown permiso 0=yes'] },
    ])
    expect(JSON.stringify(toVersion(form))).not.toContain('Mayor de edad')
  })

  it('OPS-08 LOGIC-09 rules are tried with the day of the town hall, which a case keeps', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T11:00:00Z') })
    const { person } = await openEditor(FORM)
    await person.click(button('Lógica'))
    await person.click(await screen.findByText('Casos que conviene probar (2)'))
    await person.click(screen.getAllByRole('button', { name: 'Guardar como caso' })[0] ?? document.body)
    expect(await screen.findByText('Prueban 1 de 2 resultados de las reglas.')).toBeInTheDocument()
    expect(vi.mocked(prove).mock.lastCall?.[0].today).toBe('2026-11-30')
    expect((await saved(person)).casos?.[0]?.dia).toBe('2026-11-30')
  })

  it('LOGIC-09 a case that a change breaks is told before saving, and what comes now can be taken as right', async () => {
    const kept = {
      ...{ id: 'c', nombre: 'Mayor de edad', dia: '2026-10-05', espera: ['shown permiso 0=yes'] },
      dado: [{ parte: 'edad', fila: 0, valor: '17' }],
    }
    const { person } = await openEditor({ ...FORM, casos: [kept] })
    await person.type(field('Título del formulario'), '!')
    await person.click(button('Guardar'))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Hay casos que ya no se cumplen' }))
    expect(dialog.getByRole('listitem')).toHaveTextContent('Mayor de edad')
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(data.saveForm).not.toHaveBeenCalled()
    await person.click(button('Lógica'))
    expect(await screen.findByText('«Permiso» ya no se pregunta.')).toBeInTheDocument()
    await person.click(button('Dar por bueno lo de ahora'))
    expect(screen.getByText('Se cumple.')).toBeInTheDocument()
    expect((await saved(person)).casos?.[0]?.espera).toEqual(['shown permiso 0=no'])
  })

  it('LOGIC-09 a case tells that the form closes no more, what is offered otherwise and in which state the answer begins', async () => {
    const kept = {
      ...{ id: 'c', nombre: 'Menor', dia: '2026-10-05', dado: [{ parte: 'edad', fila: 0, valor: '17' }] },
      espera: ['closed §form 0=yes', 'state §form 0=', 'offered medio 0=bici auto'],
    }
    const [first] = FORM.secciones
    const options = [
      { texto: 'Bicicleta', id: 'bici' },
      { texto: 'Auto', id: 'auto', mostrarSi: '{{edad}} >= 18' },
    ].map((one, orden) => anOption(orden, one))
    const asked = questions({ id: 'medio', titulo: 'Medio', ...TYPED['multiple-choice'], opciones: options })
    const state = { id: 0, nombre: 'Tutelada', clave: 'tutelada', transiciones: [] }
    await openEditor({
      ...FORM,
      secciones: first ? [{ ...first, preguntas: [...first.preguntas, ...asked] }] : [],
      estados: { ...FORM.estados, disponibles: [state] },
      cierres: [{ id: 'x', regla: '{{edad}} < 16', mensaje: 'Es para mayores', tipo: 'cierre' }],
      estadoInicial: [{ id: 'r', si: '{{edad}} < 18', estado: 'tutelada' }],
      casos: [kept],
    }).then(({ person }) => person.click(button('Lógica')))
    expect(await screen.findByText('El formulario ya no se cierra para esta persona.')).toBeInTheDocument()
    expect(screen.getByText('«Medio» ofrecía Bicicleta y Auto y ahora ofrece Bicicleta.')).toBeInTheDocument()
    expect(
      screen.getByText('La respuesta empezaba en el estado de siempre y ahora empieza en Tutelada.'),
    ).toBeInTheDocument()
  })

  it('LOGIC-09 a case is taken away, and undone like any edit', async () => {
    const kept = { id: 'c', nombre: 'Mayor', dia: '2026-10-05', espera: [], dado: [] }
    const { person } = await openEditor({ ...FORM, casos: [kept] })
    await person.click(button('Lógica'))
    await person.click(await screen.findByRole('button', { name: 'Quitar el caso «Mayor»' }))
    expect(screen.queryByRole('textbox', { name: 'Nombre del caso' })).toBeNull()
    await person.click(button('Deshacer'))
    expect(field('Nombre del caso')).toHaveValue('Mayor')
  })
})
