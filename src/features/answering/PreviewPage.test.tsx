import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Check } from '../../domain/form/check'
import type { FormVersion } from '../../domain/form/form'
import type { Language } from '../../domain/language'
import { sendPreviewed } from '../../lib/preview-channel'
import { anOption, aSection, aUser, aVersion, questions, TYPED } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { PreviewPage } from './PreviewPage'

const said = vi.fn()
/** The editor's window, as the frame sees it. */
const editor: Window & typeof globalThis = Object.create({ postMessage: said })

beforeEach(() => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(editor)
})
afterEach(() => {
  vi.restoreAllMocks()
  said.mockReset()
})

const open = () =>
  renderStaff(<PreviewPage />, {
    user: aUser('ROLE_GENERADOR'),
    pattern: '/vista-previa',
    at: '/vista-previa',
  })

/** What the editor sends arrives. */
async function show(
  version: FormVersion,
  language: Language = 'es',
  from: Window = editor,
  cases: number | null = 0,
  closings: readonly Check[] = [],
): Promise<void> {
  let message: unknown
  const frame = Object.create({ postMessage: (data: unknown) => (message = data) })
  sendPreviewed(frame, { version, closings, language, cases })
  const { origin } = location
  await act(async () => {
    window.dispatchEvent(
      Object.assign(new MessageEvent('message', { data: message, origin }), { source: from }),
    )
  })
}
const of = (...given: Parameters<typeof questions>) =>
  aVersion({ secciones: [aSection({ preguntas: questions(...given) })] })

describe('the preview of a form', () => {
  it('tells the editor that it is ready, and shows each form that the editor sends', async () => {
    await open()
    expect(said).toHaveBeenCalledWith(expect.objectContaining({ signal: 'ready' }), location.origin)
    await show(of({ titulo: 'Calle' }))
    expect(await screen.findByLabelText(/Calle/)).toBeInTheDocument()
    await show(of({ titulo: 'Calle y altura' }))
    expect(await screen.findByLabelText(/Calle y altura/)).toBeInTheDocument()
  })

  it('keeps what was filled in where the question is still asked', async () => {
    const { person } = await open()
    await show(of({ id: 'a', titulo: 'Uno' }, { id: 'b', titulo: 'Dos' }))
    await person.type(await screen.findByLabelText(/Dos/), 'mío')
    await show(of({ id: 'b', titulo: 'Dos de nuevo' }, { id: 'c', titulo: 'Tres' }))
    expect(await screen.findByLabelText(/Dos de nuevo/)).toHaveValue('mío')
    expect(screen.getByLabelText(/Tres/)).toHaveValue('')
  })

  it('checks as the real form does, then says that nothing was sent and lets one go on', async () => {
    const { person } = await open()
    await show(of({ titulo: 'Calle', required: true }))
    await person.click(await screen.findByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('Hay campos obligatorios sin completar.')).toBeInTheDocument()
    await person.type(screen.getByLabelText(/Calle/), 'Belgrano')
    await person.click(screen.getByRole('button', { name: 'Guardar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Es una vista previa: no se envió nada.' })
    await person.click(within(dialog).getByRole('button', { name: 'Entendido' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText(/Calle/)).toHaveValue('Belgrano')
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled()
    expect(screen.queryByText(/Guardado en este dispositivo/)).toBeNull()
  })

  it('LOGIC-09 hands what was filled in to the editor as a case, as long as the form takes one', async () => {
    const { person } = await open()
    const version = of(
      { id: 'a', titulo: 'Edad', ...TYPED.integer },
      { id: 'b', titulo: 'Permiso', mostrarSi: '{{a}} >= 18' },
    )
    await show(version)
    await person.click(await screen.findByText('Por qué se pregunta o no'))
    await person.type(screen.getByLabelText(/Edad/), '20')
    await person.type(await screen.findByLabelText(/Permiso/), 'P-1')
    await person.tab()
    await person.click(screen.getByRole('button', { name: 'Guardar como caso' }))
    const given = [
      { parte: 'a', fila: 0, valor: '20' },
      { parte: 'b', fila: 0, valor: 'P-1' },
    ]
    expect(said).toHaveBeenLastCalledWith(expect.objectContaining({ given }), location.origin)
    await show(version, 'es', editor, 20)
    expect(await screen.findByText('El formulario guarda 20 casos: están en «Lógica».')).toBeVisible()
    said.mockClear()
    fireEvent.click(screen.getByRole('button', { name: 'Guardar como caso' }))
    expect(await screen.findByText(/No caben más de 20\./)).toBeVisible()
    expect(said).not.toHaveBeenCalled()
    await show(version, 'es', editor, null)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar como caso' })).toBeNull())
  })

  it('LOGIC-09 says why a question is asked or not, with the values of now', async () => {
    const { person } = await open()
    const pets = { id: 'pets', titulo: '¿Tiene mascotas?', ...TYPED['yes-no'] }
    await show(
      of(
        pets,
        { titulo: 'Calle' },
        { titulo: '¿Cuántas?', mostrarSi: '{{pets}}', obligatoriaSi: '{{pets}}' },
      ),
    )
    await person.click(await screen.findByText('Por qué se pregunta o no'))
    expect(await screen.findByText('No se pregunta porque «¿Tiene mascotas?» no se respondió.')).toBeVisible()
    await person.click(screen.getByRole('radio', { name: 'No' }))
    expect(await screen.findByText('No se pregunta porque «¿Tiene mascotas?» es No.')).toBeVisible()
    expect(screen.getAllByText('Regla: «¿Tiene mascotas?» es Sí.')).toHaveLength(2)
    await person.click(screen.getByRole('radio', { name: 'Sí' }))
    expect(await screen.findByText('Se pregunta porque «¿Tiene mascotas?» es Sí.')).toBeVisible()
    expect(screen.getByText('Es obligatoria porque «¿Tiene mascotas?» es Sí.')).toBeVisible()
    await show(of(pets))
    await waitFor(() => expect(screen.queryByText('Por qué se pregunta o no')).toBeNull())
  })

  it('LOGIC-09 says why an option is not offered, what bounds an answer and how many rows there are', async () => {
    const { person } = await open()
    const towns = ['Cafayate', 'Tilcara', 'Humahuaca', 'Iruya', 'Molinos', 'Payogasta', 'Cachi'].map(
      (texto, at) => anOption(at, { texto, atributos: at === 0 ? 'zona = "valle"' : '' }),
    )
    const version = of(
      { id: 'many', titulo: 'Hijos', ...TYPED.integer },
      { id: 'share', titulo: 'Becas', ...TYPED.integer, maximo: '{{many}}' },
      {
        ...{ id: 'aid', titulo: 'Ayuda', ...TYPED['single-choice'] },
        opciones: [
          anOption(0, { texto: 'Familia', mostrarSi: '{{many}} > 1' }),
          anOption(1, { texto: 'Otra' }),
        ],
      },
      {
        ...{ id: 'town', titulo: 'Pueblo', ...TYPED['single-choice'], opciones: towns },
        filtroOpciones: '{{many}} < 2 or attribute("zona") = "valle"',
      },
    )
    const rows = aSection({
      id: 'rows',
      orden: 1,
      titulo: 'Cada hijo',
      repetible: true,
      filas: '{{many}}',
      preguntas: questions({ id: 'name', titulo: 'Nombre' }),
    })
    await show({ ...version, secciones: [...version.secciones, rows] })
    await person.click(await screen.findByText('Por qué se pregunta o no'))
    const told = (text: string) => screen.findByText(text)
    expect(await told('No hay máximo porque «Hijos» no se respondió.')).toBeVisible()
    expect(screen.getByText('No tiene filas porque «Hijos» no se respondió.')).toBeVisible()
    // What bounds it and how many rows: the number itself, and not that it is a yes.
    expect(screen.getAllByText('Regla: «Hijos».')).toHaveLength(2)
    await person.type(screen.getByLabelText(/Hijos/), '1')
    expect(await told('El máximo es 1 porque «Hijos» es 1.')).toBeVisible()
    expect(screen.getByText('No se ofrece «Familia» porque «Hijos» es 1.')).toBeVisible()
    expect(screen.getByText('Se ofrecen todas las opciones porque «Hijos» es 1.')).toBeVisible()
    expect(screen.getByText('Tiene 1 fila porque «Hijos» es 1.')).toBeVisible()
    await person.type(screen.getByLabelText(/Hijos/), '2')
    expect(await told('Tiene 12 filas porque «Hijos» es 12.')).toBeVisible()
    expect(screen.getByText('Se ofrece «Familia» porque «Hijos» es 12.')).toBeVisible()
    expect(
      screen.getByText(
        'No se ofrecen «Tilcara», «Humahuaca», «Iruya», «Molinos», «Payogasta» y 1 más porque «Hijos» es 12.',
      ),
    ).toBeVisible()
  })

  it('LOGIC-01 tries the closings that only the server knows, as it lets nobody who answers by themselves go on', async () => {
    const { person } = await open()
    const income = of({ id: 'a', titulo: 'Ingresos', ...TYPED.integer })
    const asPublic = { ...income, opcionales: { ...income.opcionales, publico: true } }
    const closing: Check = {
      ...{ id: 'c', regla: '{{a}} > 1000', mensaje: 'Con {{a}} no corresponde.', tipo: 'cierre' },
    }
    await show(asPublic, 'es', editor, 0, [closing])
    await person.type(await screen.findByLabelText(/Ingresos/), '2000')
    await person.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(await screen.findByText('Con 2000 no corresponde.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull()
    await person.clear(screen.getByLabelText(/Ingresos/))
    await person.type(screen.getByLabelText(/Ingresos/), '900')
    await person.click(await screen.findByRole('button', { name: 'Enviar' }))
    await person.click(await screen.findByRole('button', { name: 'Entendido' }))
    // Staff decide about what they enter themselves.
    await show(income, 'es', editor, 0, [closing])
    await person.clear(await screen.findByLabelText(/Ingresos/))
    await person.type(screen.getByLabelText(/Ingresos/), '2000')
    await person.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('Es una vista previa: no se envió nada.')).toBeVisible()
  })

  it('saves nothing without network either', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { person } = await open()
    await show(of({ titulo: 'Calle' }))
    await person.click(await screen.findByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('Es una vista previa: no se envió nada.')).toBeInTheDocument()
  })

  it('takes a file to try it out, keeps it through an edit, and uploads it nowhere', async () => {
    const asked = vi.spyOn(globalThis, 'fetch')
    const { person } = await open()
    await show(of({ id: 'a', titulo: 'Acta', adjuntarDocumento: true }))
    await screen.findByRole('group', { name: 'Documento: Acta' })
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no input')
    await person.upload(input, new File(['%PDF-1.4'], 'acta.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText('acta.pdf adjunto')).toBeInTheDocument()
    await show(of({ id: 'a', titulo: 'Acta firmada', adjuntarDocumento: true }))
    expect(await screen.findByRole('group', { name: 'Documento: Acta firmada' })).toBeInTheDocument()
    expect(screen.getByText('acta.pdf adjunto')).toBeInTheDocument()
    expect(asked).not.toHaveBeenCalled()
  })

  it('says when there is nothing to answer yet', async () => {
    await open()
    await show(aVersion({ secciones: [] }))
    expect(await screen.findByText('Este formulario todavía no tiene preguntas.')).toBeInTheDocument()
  })

  it('shows the texts of another language', async () => {
    await open()
    const version = Object.assign(of({ titulo: 'Calle' }), { titulo_ca: 'El títol' })
    await show(version, 'ca')
    expect(await screen.findByRole('heading', { level: 1, name: 'El títol' })).toBeInTheDocument()
    await show(version, 'es')
    expect(await screen.findByRole('heading', { level: 1, name: version.titulo })).toBeInTheDocument()
  })

  it('ignores messages of everybody but the editor', async () => {
    await open()
    await show(of({ titulo: 'Ajena' }), 'es', Object.create({}))
    expect(screen.queryByLabelText(/Ajena/)).toBeNull()
  })

  it('Escape leads back to the editor', async () => {
    await open()
    said.mockReset()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(said).toHaveBeenCalledWith(expect.objectContaining({ signal: 'close' }), location.origin)
  })

  it('leads home when it is opened outside the editor', async () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue(window)
    const { address } = await open()
    await waitFor(() => expect(address()).toBe('/home'))
  })
})
