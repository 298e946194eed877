import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handImported, takeImported } from '../../../lib/imported-form'
import { readFormFile } from '../../../domain/form/exchange/read'
import { formFileText } from '../../../domain/form/exchange/write'
import { paths } from '../../../lib/paths'
import { aForm, questions, TYPED } from '../../../testing/builders'
import { setScreenWidth } from '../../../testing/render-staff'
import { button, data, field, openEditor, saved, settle } from '../testing/editor-page'

// Of the form's municipality, whose clock is nobody's who runs this.
vi.mock('../../../lib/zone-reader', () => ({ useZoneAt: () => 'Pacific/Kiritimati' }))

beforeEach(() => {
  settle()
  takeImported()
  // The page in the frame has tests of its own.
  Object(window).happyDOM.settings.enableIframePageLoading = true
  vi.spyOn(paths.preview, 'href').mockReturnValue('about:blank')
  sent.mockReset()
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inFrame)
})
afterEach(() => vi.restoreAllMocks())

const frame = () => screen.getByTitle<HTMLIFrameElement>('Formulario en vista previa')

/** What the frame was sent. */
const sent = vi.fn()
const inFrame: Window & typeof globalThis = Object.create({ postMessage: sent })

/** The frame says something. */
const frameSays = (signal: 'ready' | 'close') => frameSends({ signal })

async function frameSends(words: object) {
  const message = { name: 'muniformularios/vista-previa', ...words }
  const { origin } = location
  await act(async () => {
    window.dispatchEvent(
      Object.assign(new MessageEvent('message', { data: message, origin }), { source: inFrame }),
    )
  })
}

describe('the preview beside the editor', () => {
  it('sends the form once the frame is ready, and edits shortly after they are typed', async () => {
    const { person } = await openEditor(aForm())
    await person.click(button('Vista previa'))
    await frameSays('ready')
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ version: expect.objectContaining({ titulo: 'Inspección de comercios' }) }),
      location.origin,
    )
    await person.type(field('Título del formulario'), '!')
    const typed = expect.objectContaining({ titulo: 'Inspección de comercios!' })
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ version: typed }), location.origin),
    )
    await person.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'ca')
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ language: 'ca' }), location.origin)
  })

  it('LOGIC-09 keeps what was filled in there with what comes of it, and says how many cases there are', async () => {
    const [section] = aForm().secciones
    if (!section) throw new Error('a form has a section')
    const preguntas = questions(
      { id: 'a', titulo: 'Edad', ...TYPED.integer },
      { id: 'b', titulo: 'Permiso', mostrarSi: '{{a}} >= 18' },
    )
    const { person } = await openEditor(aForm({ secciones: [{ ...section, preguntas }] }))
    await person.click(button('Vista previa'))
    await frameSays('ready')
    const dado = [{ parte: 'a', fila: 0, valor: '20' }]
    await frameSends({ given: dado })
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ cases: 1 }), location.origin),
    )
    await frameSends({ given: [{ parte: 7 }] })
    await frameSays('close')
    expect((await saved(person)).casos).toMatchObject([{ nombre: 'Caso 1', dado, espera: ['shown b 0=yes'] }])
  })

  it('OPS-08 has the clock of the municipality, by which days begin when somebody answers', async () => {
    const { person } = await openEditor(aForm())
    await person.click(button('Vista previa'))
    await frameSays('ready')
    const shown = expect.objectContaining({ zonaHoraria: 'Pacific/Kiritimati' })
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ version: shown }), location.origin)
  })

  it('EDIT-26 speaks the language that is being translated, until another one is chosen', async () => {
    const { person } = await openEditor(aForm())
    await person.click(button('Vista previa'))
    await frameSays('ready')
    await person.click(screen.getByRole('button', { name: /^Traducciones/ }))
    await person.click(await screen.findByRole('tab', { name: /catalán/i }))
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ language: 'ca' }), location.origin),
    )
    await person.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'gl')
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ language: 'gl' }), location.origin)
  })

  it('sends the frame no data of staff and outside systems', async () => {
    const { person } = await openEditor(
      Object.assign(aForm({ creadoPor: 'secreto' }), { muniCore: { areaId: 'secreto' } }),
    )
    await person.click(button('Vista previa'))
    await frameSays('ready')
    expect(JSON.stringify(sent.mock.calls)).not.toContain('secreto')
  })

  it('closes from within, gives the focus back, and gets no more edits', async () => {
    const { person } = await openEditor(aForm())
    await person.click(button('Vista previa'))
    await frameSays('ready')
    await frameSays('close')
    expect(screen.queryByRole('dialog', { name: 'Vista previa' })).toBeNull()
    expect(button('Vista previa')).toHaveFocus()
    sent.mockClear()
    await person.type(field('Título del formulario'), '!')
    expect(sent).not.toHaveBeenCalled()
  })

  it('says that the frame cannot be loaded, and tries again', async () => {
    const { person } = await openEditor(aForm())
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 })
    await person.click(button('Vista previa'))
    await act(() => vi.advanceTimersByTimeAsync(10_500))
    vi.useRealTimers()
    expect(screen.getByText(/La vista previa no se pudo abrir/)).toBeInTheDocument()
    const before = frame()
    await person.click(button('Intentar de nuevo'))
    expect(frame()).not.toBe(before)
  })

  it('NAV-05 the menu opens the preview too, which fills the screen of a phone', async () => {
    setScreenWidth(360)
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    const { person } = await openEditor(aForm())
    await person.click(button('Más acciones'))
    await person.click(screen.getByRole('menuitem', { name: 'Vista previa' }))
    await waitFor(() => expect(modal).toHaveBeenCalled())
    expect(screen.queryByRole('group', { name: 'Ancho de la pantalla' })).toBeNull()
    setScreenWidth(1280)
  })
})

describe('the menu of the editor', () => {
  it('leads to the translations, and exports the form as it stands', async () => {
    const make = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:formulario')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { person } = await openEditor(aForm())
    await person.type(field('Título del formulario'), '!')
    await person.click(button('Más acciones'))
    await person.click(screen.getByRole('menuitem', { name: 'Exportar' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Exportar «Inspección de comercios!»' })
    await person.click(within(dialog).getByRole('button', { name: 'Descargar archivo' }))
    const [blob] = make.mock.calls[0] ?? []
    expect(await new Response(blob instanceof Blob ? blob : '').text()).toContain('Inspección de comercios!')
    expect(data.saveForm).not.toHaveBeenCalled()
  })

  it('leads to the list to import, but not without asking when something is unsaved', async () => {
    const { person, address } = await openEditor(aForm())
    await person.type(field('Título del formulario'), '!')
    await person.click(button('Más acciones'))
    await person.click(screen.getByRole('menuitem', { name: 'Importar…' }))
    const dialog = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })
    await person.click(within(dialog).getByRole('button', { name: 'Salir sin guardar' }))
    await waitFor(() => expect(address()).toBe('/listar'))
  })
})

describe('a form that comes from a file', () => {
  it('LIST-10 EDIT-20 is a new one, unsaved, with its areas to be chosen', async () => {
    const text = formFileText(aForm({ titulo: 'De otro municipio' }))
    let last = 0
    const file = readFormFile(new TextEncoder().encode(text), () => `parte-${(last += 1)}`)
    if (file.status !== 'form') throw new Error('not a form')
    handImported(file.content)
    const { person } = await openEditor()
    expect(field('Título del formulario')).toHaveValue('De otro municipio')
    expect(screen.getByText('Hay cambios sin guardar')).toBeInTheDocument()
    await person.click(button('Guardar'))
    expect(await screen.findByText('Debe seleccionar un área')).toBeInTheDocument()
    await person.click(await screen.findByRole('checkbox', { name: 'Inspección General' }))
    const form = await saved(person)
    expect(form).toMatchObject({
      id: 'nuevo-1',
      titulo: 'De otro municipio',
      version: 0,
      creadoPor: 'mgomez',
    })
  })

  it('LIST-10 leaves the next new form empty', async () => {
    await openEditor()
    expect(field('Título del formulario')).toHaveValue('')
  })
})
