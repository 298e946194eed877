import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { proofReport, type ProofReport } from '../../domain/publication/proof-report'
import { aForm, aSection, questions, TYPED } from '../../testing/builders'
import { prove, type ProofRequest } from './check/prove'
import { button, field, openEditor, settle } from './testing/editor-page'

vi.mock('./check/prove', () => ({ prove: vi.fn() }))

/** What was begun and not yet told; each tells what its form deserves. */
const begun: { request: ProofRequest; tell: () => void; fail: () => void; ended: boolean }[] = []
beforeEach(() => {
  settle()
  begun.length = 0
  vi.mocked(prove).mockReset()
  vi.mocked(prove).mockImplementation((request) => {
    const one = { ...{ request, ended: false }, tell: () => {}, fail: () => {} }
    const told = new Promise<ProofReport>((resolve, reject) => {
      one.tell = () => resolve(proofReport(request.secciones, request.today, request.language, request.cases))
      one.fail = () => reject(new Error('no worker'))
    })
    begun.push(one)
    return { told, end: () => void (one.ended = true) }
  })
})

const contradiction = (mostrarSi: string) =>
  aForm({
    secciones: [
      aSection({
        titulo: 'Hogar',
        preguntas: questions(
          { id: 'edad', titulo: 'Edad', ...TYPED.integer },
          { id: 'hijos', titulo: 'Hijos', ...TYPED.integer },
          { id: 'x', titulo: 'Permiso', mostrarSi },
        ),
      }),
    ],
  })
const openCheck = async (mostrarSi: string) => {
  const page = await openEditor(contradiction(mostrarSi))
  await page.person.click(button(/^Revisión/))
  return page
}

describe('LOGIC-07 the check before publication works through the rules', () => {
  it('LOGIC-07 tells what can never be, and leads there', async () => {
    const { person } = await openCheck('{{edad}} > 18 and {{edad}} < 18')
    expect(await screen.findByText('Comprobando la lógica…')).toBeInTheDocument()
    await waitFor(() => expect(begun).toHaveLength(1))
    begun[0]?.tell()
    const finding = await screen.findByRole('button', { name: /Permiso.*nunca se muestra/ })
    expect(screen.getByText(/se comprobó con todos los valores/)).toBeInTheDocument()
    await person.click(finding)
    expect(field('Título de la pregunta 3')).toBeVisible()
    // Where the rule is mended, so that nobody without a mouse has to look for it.
    const rule = within(screen.getByRole('group', { name: 'Mostrar si' }))
    const [first] = rule.getAllByRole('combobox')
    await waitFor(() => expect(first).toHaveFocus())
  })

  it('LOGIC-07 counts what it could not decide, and names it', async () => {
    await openCheck('{{edad}} > {{hijos}} and {{hijos}} > {{edad}}')
    await waitFor(() => expect(begun).toHaveLength(1))
    begun[0]?.tell()
    expect(await screen.findByText(/De 1 parte no se pudo comprobar/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /› Pregunta 3 «Permiso»/ })).toBeInTheDocument()
  })

  it('LOGIC-07 an edit ends what is under way, and what it says is not told', async () => {
    const { person } = await openEditor(contradiction('{{edad}} < 0'))
    await person.type(field('Título de la pregunta 3'), '!')
    await person.click(button(/^Revisión/))
    await waitFor(() => expect(begun).toHaveLength(1))
    await person.click(button('Deshacer'))
    await waitFor(() => expect(begun).toHaveLength(2))
    expect(begun.map(({ ended }) => ended)).toEqual([true, false])
    begun[0]?.tell()
    expect(await screen.findByText('Comprobando la lógica…')).toBeInTheDocument()
    begun[1]?.tell()
    expect(await screen.findByRole('button', { name: /Permiso».*nunca se muestra/ })).toBeInTheDocument()
  })

  it('LOGIC-07 can be cancelled, and tried again where it failed', async () => {
    const { person } = await openCheck('{{edad}} < 0')
    await waitFor(() => expect(begun).toHaveLength(1))
    await person.click(button('Cancelar'))
    expect(await screen.findByText(/se canceló/)).toBeInTheDocument()
    expect(begun[0]?.ended).toBe(true)
    await person.click(button('Comprobar de nuevo'))
    await waitFor(() => expect(begun).toHaveLength(2))
    begun[1]?.fail()
    expect(await screen.findByText(/La lógica no se pudo comprobar/)).toBeInTheDocument()
  })

  it('LOGIC-07 LOGIC-14 a form without rules loads nothing of it', async () => {
    await openCheck('')
    expect(screen.getByText(/Ninguna pregunta es obligatoria/)).toBeInTheDocument()
    expect(prove).not.toHaveBeenCalled()
  })
})

describe('LOGIC-05 Lógica, all rules of a form', () => {
  it('LOGIC-05 LOGIC-06 LOGIC-07 says each rule as a sentence, filtered by problem, and leads to its part', async () => {
    const mostrarSi = '{{edad}} >= 18 and not is_blank({{hijos}})'
    const form = contradiction(mostrarSi)
    const [section] = form.secciones
    if (!section) throw new Error('no section')
    const { person } = await openEditor({
      ...form,
      secciones: [
        {
          ...section,
          validaciones: [
            { id: 'v', regla: '{{edad}} < 200', mensaje: 'Mucha.', tipo: 'error' },
            { id: 'w', regla: '{{edad}} < 16', mensaje: 'Poca.', tipo: 'cierre' },
          ],
          preguntas: [
            ...section.preguntas,
            ...questions(
              {},
              {},
              {},
              { id: 'y', titulo: 'Turno', mostrarSi: '{{edad}} < 0 or {{edad}} < 0' },
              { id: 'z', titulo: 'Beca', obligatoriaSi: '{{ida}} > 3' },
            ).slice(3),
          ],
        },
      ],
    })
    await person.click(button('Lógica'))
    await waitFor(() => expect(begun).toHaveLength(1))
    begun[0]?.tell()
    expect(await screen.findByText('«Edad» es al menos 18 y «Hijos» se respondió')).toBeInTheDocument()
    expect(screen.getByText('«Edad» es menor que 0 o «Edad» es menor que 0')).toBeInTheDocument()
    expect(await screen.findByText(/nunca se muestra/)).toBeInTheDocument()
    expect(screen.getByText('No existe la pregunta «ida».')).toBeInTheDocument()
    expect(screen.getByText('Validación 1: tiene que cumplirse')).toBeInTheDocument()
    expect(screen.getByText('Cierre 2: no puede seguir quien cumple')).toBeInTheDocument()
    await person.click(screen.getByRole('switch', { name: 'Solo con problemas' }))
    expect(screen.queryByText(/es al menos 18/)).toBeNull()
    await person.click(button(/Pregunta \d «Beca»/))
    expect(screen.getByDisplayValue('Beca')).toBeVisible()
  })

  it('LOGIC-05 draws who decides about whom, says it of each part, and leads along its lines and to its rules', async () => {
    const form = contradiction('{{edad}} >= 18 and {{hijos}} > 2')
    const { person } = await openEditor(form)
    await person.click(button('Lógica'))
    await person.click(await screen.findByRole('button', { name: 'Ver como dibujo' }))
    const ages = await screen.findByRole('button', { name: 'Edad, Hogar. Decide sobre «Permiso»' })
    const permit = button('Permiso, Hogar. Depende de «Edad» y «Hijos»')
    ages.focus()
    await person.keyboard('{ArrowRight}')
    expect(permit).toHaveFocus()
    await person.keyboard('{ArrowLeft}{ArrowDown}')
    expect(button('Hijos, Hogar. Decide sobre «Permiso»')).toHaveFocus()
    await person.click(ages)
    expect(ages).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByRole('button', { name: /^Hijos, Hogar/ })).toBeNull()
    const facts = within(screen.getByRole('region', { name: 'Edad' }))
    await person.click(facts.getByRole('button', { name: 'Permiso' }))
    expect(screen.getByRole('button', { name: /^Hijos, Hogar/ })).toBeVisible()
    await person.click(button('Ver todas las partes'))
    await person.click(permit)
    await person.click(button('Ir a sus reglas'))
    expect(field('Título de la pregunta 3')).toBeVisible()
  })

  it('LOGIC-05 of many rules it draws what is around the part with the most, and says how many are left out', async () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      ...{ id: `n${at}`, titulo: `Dato ${at}`, mostrarSi: at === 0 ? '' : 'not is_blank({{n0}})' },
    }))
    const { person } = await openEditor(aForm({ secciones: [aSection({ preguntas: questions(...many) })] }))
    await person.click(button('Lógica'))
    await person.click(await screen.findByRole('button', { name: 'Ver como dibujo' }))
    expect(
      await screen.findByRole('button', { name: /^Dato 0, .*Decide sobre «Dato 1».* y 35 más$/ }),
    ).toBeVisible()
    expect(screen.getByText('Quedan 10 partes más lejanas fuera del dibujo.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ver todas las partes' })).toBeNull()
  })

  it('LOGIC-05 a form with nothing to compare has no entry for rules', async () => {
    await openEditor(aForm({ secciones: [aSection({ preguntas: questions({ id: 'alone' }) })] }))
    expect(screen.queryByRole('button', { name: 'Lógica' })).toBeNull()
  })
})

it('LOGIC-05 conditions within each other are said in words, too', async () => {
  const { person } = await openEditor(
    contradiction('{{edad}} > 18 and ({{hijos}} > 2 or not (is_blank({{hijos}}) and {{edad}} < 65))'),
  )
  await person.click(button('Lógica'))
  const said = '«Edad» es mayor que 18 y («Hijos» es mayor que 2 o no se cumple que '
  expect(await screen.findByText((text) => text.includes(said))).toBeInTheDocument()
  expect(screen.queryByText(/ and | or /)).toBeNull()
})
