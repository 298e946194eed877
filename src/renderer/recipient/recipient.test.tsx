import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { BAKERY, LUCIA, someCitizens } from '../../testing/citizens'
import { memoryStore, renderAnswering } from '../../testing/render-answering'
import { askingForm as form, openRecipient as open, OPTIONAL, REQUIRED } from '../../testing/render-recipient'

const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => screen.findByRole('dialog')

describe('the recipient step', () => {
  it('ANS-02 the recipient step comes first where the form asks for one', async () => {
    await open(OPTIONAL)
    expect(screen.getByRole('heading', { name: 'Destinatario' })).toBeVisible()
    expect(screen.queryByLabelText('Calle')).toBeNull()
  })
  it('EDIT-03 strangers are not asked for a recipient', async () => {
    await renderAnswering(OPTIONAL)
    expect(screen.queryByRole('heading', { name: 'Destinatario' })).toBeNull()
    expect(screen.getByLabelText('Calle')).toBeVisible()
  })
  it('ANS-02 a form that does not ask begins with its questions', async () => {
    await renderAnswering(form({}), { citizens: someCitizens() })
    expect(screen.getByLabelText('Calle')).toBeVisible()
  })

  it('RECIP-02 a text that is no document number cannot be searched, and the field says so when it is left or tried', async () => {
    const find = vi.fn()
    const { person, number } = await open(REQUIRED, { citizens: someCitizens({ find }) })
    await person.click(button('Buscar'))
    expect(screen.getByText('Ingrese un DNI válido')).toBeVisible()
    expect(number()).toBeInvalid()
    await person.type(number(), '12345')
    expect(button('Buscar')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByText('Ingrese un DNI válido')).toBeNull()
    await person.keyboard('{Enter}')
    expect(screen.getByText('Ingrese un DNI válido')).toBeVisible()
    await person.tab()
    expect(screen.getByText('Ingrese un DNI válido')).toBeVisible()
    await person.type(number(), '6')
    expect(button('Buscar')).toHaveAttribute('aria-disabled', 'false')
    await person.click(screen.getByRole('radio', { name: 'Persona jurídica' }))
    await person.tab()
    expect(button('Buscar')).toHaveAttribute('aria-disabled', 'true')
    await person.clear(number())
    await person.type(number(), '24-71234567-8')
    await person.tab()
    expect(screen.getByText('Ingrese un CUIT válido')).toBeVisible()
    expect(find).not.toHaveBeenCalled()
  })

  it('RECIP-01 finds a natural person and keeps them with the answer', async () => {
    const { search, next, save, saved } = await open()
    await search('30.111.222')
    expect(await screen.findByText('Lucía Fernández')).toBeVisible()
    expect(screen.getByText('lucia@correo.test')).toBeVisible()
    await next()
    expect(await screen.findByText('Lucía Fernández')).toBeVisible()
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.datosCiudadano).toEqual({ ...LUCIA, cuit: '', tipo: 'fisica' })
  })

  it('RECIP-03 shows a legal entity as one, and keeps its number as dni and cuit', async () => {
    const { person, search, next, save, saved } = await open()
    await person.click(screen.getByRole('radio', { name: 'Persona jurídica' }))
    await search('30-71234567-8')
    const name = await screen.findByText(BAKERY.nombre)
    expect(name).toBeVisible()
    expect(screen.queryByText(/Dummy/)).toBeNull()
    await next()
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.datosCiudadano).toMatchObject({ dni: BAKERY.dni, cuit: BAKERY.dni, tipo: 'juridica' })
  })

  it('RECIP-05 the save button is grey while the citizen is missing, and leads to where they are', async () => {
    const { next, search, save, saved, person } = await open()
    await next()
    await person.type(screen.getByLabelText('Calle'), 'Mitre 1')
    expect(screen.getByText('El ciudadano es obligatorio')).toBeVisible()
    expect(button('Enviar')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Enviar')).toHaveAccessibleDescription('El ciudadano es obligatorio')
    await save()
    expect(saved).toEqual([])
    const alert = screen.getByRole('alert')
    expect(within(alert).getByText('El ciudadano es obligatorio')).toBeVisible()
    await screen.findByRole('search')
    await search('30111222')
    await screen.findByText('Belgrano 340')
    await next()
    expect(button('Enviar')).not.toHaveAttribute('aria-disabled', 'true')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.secciones[0]?.preguntas?.[0]?.respuesta).toBe('Mitre 1')
  })

  it('ANS-02 an optional recipient may be left out', async () => {
    const { next, save, saved } = await open(OPTIONAL)
    await next()
    expect(await screen.findByText('Todavía sin destinatario')).toBeVisible()
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.datosCiudadano).toBeNull()
  })

  it('RECIP-04 asks before another number or kind replaces the chosen person, and then clears them', async () => {
    const { person, search, number, next } = await open()
    await search('30111222')
    await screen.findByText('Belgrano 340')
    await person.type(number(), '3')
    await person.click(within(await dialog()).getByRole('button', { name: 'Mantener a Lucía Fernández' }))
    expect(number()).toHaveValue('30111222')
    expect(screen.getByText('Belgrano 340')).toBeVisible()

    await person.type(number(), '3')
    await person.click(within(await dialog()).getByRole('button', { name: 'Cambiar' }))
    expect(number()).toHaveValue('301112223')
    expect(screen.queryByText('Belgrano 340')).toBeNull()
    await next()
    expect(button('Enviar')).toHaveAttribute('aria-disabled', 'true')
    await person.click(await screen.findByRole('button', { name: 'Elegir el destinatario' }))

    await screen.findByRole('search')
    await search('30111222')
    await screen.findByText('Belgrano 340')
    await person.click(screen.getByRole('radio', { name: 'Persona jurídica' }))
    expect(screen.getByRole('radio', { name: 'Persona física' })).toBeChecked()
    await person.click(within(await dialog()).getByRole('button', { name: 'Cambiar' }))
    expect(screen.getByRole('radio', { name: 'Persona jurídica' })).toBeChecked()
    expect(number()).toHaveValue('')
  })

  it('ANS-22 the draft keeps the recipient', async () => {
    const store = memoryStore()
    const first = await open(REQUIRED, { store })
    await first.search('30111222')
    await screen.findByText('Belgrano 340')
    await first.answering.keeper.flush()
    first.answering.dispose()
    first.unmount()
    const { next, save, saved } = await open(REQUIRED, { store })
    expect(await screen.findByText('Belgrano 340')).toBeVisible()
    await next()
    await save()
    await waitFor(() => expect(saved[0]?.datosCiudadano?.id).toBe(LUCIA.id))
  })

  it('RECIP-07 a failed search says so, keeps the number, and can be tried again', async () => {
    let fails = true
    const citizens = someCitizens()
    const find: typeof citizens.find = (municipality, number) =>
      fails ? Promise.reject(new Error('down')) : citizens.find(municipality, number)
    const { search, number, person } = await open(REQUIRED, { citizens: { ...citizens, find } })
    await search('30111222')
    const said = 'Error al buscar ciudadano en MuniGestion. Por favor intente nuevamente.'
    expect(within(await dialog()).getByRole('heading', { name: said })).toBeVisible()
    await person.click(within(await dialog()).getByRole('button', { name: 'Cerrar' }))
    expect(screen.getByText(said)).toBeVisible()
    expect(number()).toHaveValue('30111222')
    fails = false
    await person.click(button('Intentar de nuevo'))
    expect(await screen.findByText('Belgrano 340')).toBeVisible()
    expect(screen.queryByText(said)).toBeNull()
  })

  it('RECIP-07 without network says so, and lets the person go on', async () => {
    const find = () => Promise.reject(new Error('no network'))
    const { search, next } = await open(REQUIRED, {
      citizens: someCitizens({ find }),
      isOffline: () => true,
    })
    await search('30111222')
    expect(within(await dialog()).getByText(/no hay conexión a internet/)).toBeVisible()
    await next().catch(() => undefined)
  })

  it('RECIP-01 the result for a number that was changed meanwhile is ignored', async () => {
    let answer: (found: typeof LUCIA) => void = () => undefined
    const find = () => new Promise<typeof LUCIA>((resolve) => (answer = resolve))
    const { search, person, number } = await open(REQUIRED, { citizens: someCitizens({ find }) })
    await search('30111222')
    expect(button('Buscando…')).toHaveAttribute('aria-disabled', 'true')
    await person.type(number(), '9')
    answer(LUCIA)
    await waitFor(() => expect(button('Buscar')).toBeEnabled())
    expect(screen.queryByText('Belgrano 340')).toBeNull()
  })

  it('RECIP-07 a search that fails in the end is not told once somebody was found', async () => {
    let fail: (error: Error) => void = () => undefined
    const citizens = someCitizens()
    const find: typeof citizens.find = (municipality, number) =>
      number === '30111223'
        ? new Promise((_, reject) => (fail = reject))
        : citizens.find(municipality, number)
    const { search, person, number } = await open(REQUIRED, { citizens: { ...citizens, find } })
    await search('30111223')
    await person.clear(number())
    await search('30111222')
    expect(await screen.findByText('Belgrano 340')).toBeVisible()
    await act(async () => fail(new Error('down')))
    expect(screen.getByText('Belgrano 340')).toBeVisible()
    expect(screen.queryByText(/^Error al buscar ciudadano/)).toBeNull()
  })

  it('RECIP-06 a link that is followed slowly does not replace somebody who was created meanwhile', async () => {
    let name: (found: typeof LUCIA) => void = () => undefined
    const findByHash = vi.fn(() => new Promise<typeof LUCIA>((resolve) => (name = resolve)))
    const citizens = someCitizens({ hash: 'enlace-de-lucia', findByHash })
    const { answering } = await open(REQUIRED, { citizens })
    // A link that is followed later finds somebody there, and asks.
    await waitFor(() => expect(findByHash).toHaveBeenCalled())
    const ana = { nombre: 'Ana', apellido: 'Ríos', dni: '33444555', email: '', telefono: '', calle: '' }
    await act(() => answering.recipient?.create('fisica', ana))
    expect(await screen.findByText('Ana Ríos')).toBeVisible()
    await act(async () => name(LUCIA))
    expect(screen.getByText('Ana Ríos')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  it('RECIP-06 a link names the recipient', async () => {
    const citizens = someCitizens({ hash: 'enlace-de-lucia' })
    await open(REQUIRED, { citizens })
    expect(await screen.findByText('Belgrano 340')).toBeVisible()
  })
  it('RECIP-06 RECIP-07 a link that could not be followed is followed again', async () => {
    let fails = true
    const citizens = someCitizens({ hash: 'enlace-de-lucia' })
    const findByHash: typeof citizens.findByHash = (municipality, hash) =>
      fails ? Promise.reject(new Error('down')) : citizens.findByHash(municipality, hash)
    const { person } = await open(REQUIRED, { citizens: { ...citizens, findByHash } })
    const retry = within(await dialog()).getByRole('button', { name: 'Intentar de nuevo' })
    fails = false
    await person.click(retry)
    expect(await screen.findByText('Belgrano 340')).toBeVisible()
    expect(citizens.asked).toEqual([])
  })
  it('RECIP-06 a link that names nobody says so', async () => {
    await open(REQUIRED, { citizens: someCitizens({ hash: 'enlace-de-nadie' }) })
    expect(await screen.findByText('El enlace no corresponde a ningún ciudadano.')).toBeVisible()
  })
  it('RECIP-04 RECIP-06 a link does not replace the recipient of the draft unless the person agrees', async () => {
    const store = memoryStore()
    const first = await open(REQUIRED, { store })
    await first.person.click(screen.getByRole('radio', { name: 'Persona jurídica' }))
    await first.search(BAKERY.dni)
    await screen.findByText(BAKERY.nombre)
    await first.answering.keeper.flush()
    first.answering.dispose()
    first.unmount()
    const { person } = await open(REQUIRED, { store, citizens: someCitizens({ hash: 'enlace-de-lucia' }) })
    const asked = within(await dialog())
    expect(asked.getByText(/El enlace nombra a Lucía Fernández/)).toBeVisible()
    await person.click(asked.getByRole('button', { name: 'Cambiar' }))
    expect(await screen.findByText('Belgrano 340')).toBeVisible()
    expect(screen.queryByText(BAKERY.nombre)).toBeNull()
  })

  it('ANS-13 says at once that this citizen has answered', async () => {
    const version = form({ ciudadano: true, ciudadanoRequerido: true, singleAnswer: true })
    const { search } = await open(version, {
      citizens: someCitizens({ hasAnswered: () => Promise.resolve(true) }),
    })
    await search('30111222')
    expect(await screen.findByText('Admite una sola respuesta por ciudadano, y ya la tiene.')).toBeVisible()
  })

  it('RECIP-02 the step is in English for an English reader', async () => {
    await renderAnswering(REQUIRED, { citizens: someCitizens(), language: 'en' })
    expect(await screen.findByRole('radio', { name: 'Legal entity' })).toBeVisible()
  })
})
